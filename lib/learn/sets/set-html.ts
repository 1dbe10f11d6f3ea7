import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Child, h } from 'hastscript';
import { toHash, toShuffled } from '@/lib/exercises/shuffle';
import { toQuantity } from '@/lib/exercises/units';
import { drawChoices, toLetter } from '@/lib/markdown/exercises/exercise-html';
import { keepTogether } from '@/lib/markdown/html/keep-together';
import { generate } from '@/lib/practice/generate';
import { isDrawn, type Problem } from '@/lib/practice/problem';
import type { Question } from '@/lib/records/tool-texts';
import { drawPracticeFigure } from '../practice-figure';
import { chooseSet, type SetRule } from './choose';
import type { Pool, PooledItem } from './pool';

/** Returns a set as HTML: each question with its number and a link to the lesson it is from. */
export function drawSetHtml({ items, titles }: Pool, seed: number, rule: SetRule): string {
  const set = chooseSet(items, seed, rule);
  const drawn = set.map((item, index) => {
    const link = h('a', { href: item.lesson }, titles[item.lesson] ?? item.lesson);
    return h('li', { className: 'prose' }, [
      drawItem(item, seed, `Question ${index + 1} of ${set.length}`, ['From the lesson ', link]),
    ]);
  });
  const tree = h(null, h('ol', drawn));
  keepTogether(tree);
  return toHtml(tree);
}

/**
 * Draws a question, or the problem that a family makes from the set number, in the same way as a lesson exercise:
 * components/learn/exercises makes it interactive; without JavaScript its answer is in `details`.
 */
function drawItem(item: PooledItem, seed: number, title: string, from: Child): Element {
  const { data, question, options, answer, why } =
    'family' in item ? ofProblem(generate(item.family, seed)) : ofQuestion(item, seed);
  return h('section', { id: item.id, className: 'callout', dataLesson: item.lesson, ...data }, [
    h('h2', { className: 'callout-title mt-0' }, title),
    h('div', { dataPart: 'question' }, question),
    options && drawChoices(options),
    h('details', { className: 'no-print' }, [
      h('summary', { className: 'py-3' }, 'Show the answer'),
      h('div', { dataPart: 'answer' }, answer),
      h('div', { dataPart: 'why', className: 'mt-2.5' }, h('p', why)),
    ]),
    h('p', { dataPart: 'lesson', className: 'no-print mt-3 text-muted text-sm' }, from),
  ]);
}

/** The parts of an item, and the data for checking an answer. */
type Parts = {
  data: Record<string, string>;
  question: Element[];
  options?: readonly string[];
  answer: Element[];
  why: string;
};

function ofQuestion({ ask, right, wrong, why }: Question, seed: number): Parts {
  const options = [right, ...wrong];
  const order = toShuffled(options.length, toHash(`${seed} ${ask}`));
  return {
    ...ofRight(order.indexOf(0)),
    question: [h('p', ask)],
    options: order.map((index) => options[index] ?? ''),
    why,
  };
}

function ofProblem(problem: Problem): Parts {
  const { text, lines = [], figure, options, value, unit, tolerance, slips, way: why } = problem;
  const items = lines.map((line) => h('li', line));
  const steps = lines.length > 0 ? [h('ol', { className: 'list-decimal pl-6' }, items)] : [];
  const drawn = figure && !isDrawn(problem) ? [drawPracticeFigure(figure)] : [];
  const question = [h('p', text), ...steps, ...drawn];
  if (options) return { ...ofRight(Number(value)), question, options, why };
  const named = slips.map((slip) => h('li', { dataSlip: slip.value }, slip.tell));
  return {
    data: { dataExercise: 'number', dataValue: value, dataUnit: unit, dataTolerance: tolerance },
    question,
    answer: [
      h('p', [h('strong', 'Answer:'), ` ${toQuantity(value, unit)}.`]),
      h('p', 'Wrong, and why:'),
      h('ul', named),
    ],
    why,
  };
}

/** The answer to a question whose option at `index` is right. */
function ofRight(index: number): Pick<Parts, 'data' | 'answer'> {
  return {
    data: { dataExercise: 'choice', dataRight: String(index) },
    answer: [h('p', h('strong', `${toLetter(index)} is right.`))],
  };
}
