import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { type Child, h } from 'hastscript';
import { toHash, toShuffled } from '@/lib/exercises/shuffle';
import { toQuantity } from '@/lib/exercises/units';
import { drawChoices, toLetter } from '@/lib/markdown/exercises/exercise-html';
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
  return toHtml(h('ol', drawn));
}

/**
 * Draws a question, or the problem that a family makes from the set number, in the same way as a lesson exercise:
 * components/learn/exercises makes it interactive; without JavaScript its answer is in `details`.
 */
function drawItem(item: PooledItem, seed: number, title: string, from: Child): Element {
  const { data, asked, told } =
    'family' in item ? ofProblem(generate(item.family, seed)) : ofQuestion(item, seed);
  return h('section', { id: item.id, className: 'callout', dataLesson: item.lesson, ...data }, [
    h('h2', { className: 'callout-title mt-0' }, title),
    ...asked,
    h('details', { className: 'no-print' }, [
      h('summary', { className: 'py-3' }, 'Show the answer'),
      ...told,
    ]),
    h('p', { dataPart: 'lesson', className: 'no-print mt-3 text-muted text-sm' }, from),
  ]);
}

/** The data for checking an answer, the content above the field and that inside `details`. */
type Parts = {
  data: Record<string, string>;
  asked: readonly ElementContent[];
  told: readonly ElementContent[];
};

function ofQuestion({ ask, right, wrong, why }: Question, seed: number): Parts {
  const options = [right, ...wrong];
  const order = toShuffled(options.length, toHash(`${seed} ${ask}`));
  const place = order.indexOf(0);
  return {
    data: { dataExercise: 'choice', dataRight: String(place) },
    asked: [question(h('p', ask)), drawChoices(order.map((index) => options[index] ?? ''))],
    told: [answer(h('p', h('strong', `${toLetter(place)} is right.`))), because(why)],
  };
}

function ofProblem(problem: Problem): Parts {
  const { text, lines = [], figure, options, value, unit, tolerance, slips, way } = problem;
  const steps = lines.length > 0 ? [h('ol', { className: 'list-decimal pl-6' }, items(lines))] : [];
  const drawn = figure && !isDrawn(problem) ? [drawPracticeFigure(figure)] : [];
  const asked = [question(h('p', text), ...steps, ...drawn)];
  if (options)
    return {
      data: { dataExercise: 'choice', dataRight: value },
      asked: [...asked, drawChoices(options)],
      told: [answer(h('p', h('strong', `${toLetter(Number(value))} is right.`))), because(way)],
    };
  const named = slips.map((slip) => h('li', { dataSlip: slip.value }, slip.tell));
  return {
    data: { dataExercise: 'number', dataValue: value, dataUnit: unit, dataTolerance: tolerance },
    asked,
    told: [
      answer(
        h('p', [h('strong', 'Answer:'), ` ${toQuantity(value, unit)}.`]),
        h('p', 'Wrong, and why:'),
        h('ul', named),
      ),
      because(way),
    ],
  };
}

function question(...content: ElementContent[]): ElementContent {
  return h('div', { dataPart: 'question' }, content);
}

function answer(...content: ElementContent[]): ElementContent {
  return h('div', { dataPart: 'answer' }, content);
}

function because(why: string): ElementContent {
  return h('div', { dataPart: 'why', className: 'mt-2.5' }, h('p', why));
}

function items(texts: readonly string[]): ElementContent[] {
  return texts.map((text) => h('li', text));
}
