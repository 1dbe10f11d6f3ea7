import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { PRACTICE_PATH, PRACTICE_SHEET_PATH } from '@/content/paths';
import { practiceFamilies } from '@/content/practice-families';
import { toQuantity } from '@/lib/exercises/units';
import { textElement } from '@/lib/figures/svg';
import { generate } from '@/lib/practice/generate';
import { isDrawn, type Problem } from '@/lib/practice/problem';
import { nameProblem, type ProblemSet, toSetAddress } from '@/lib/practice/sets';
import { drawPracticeFigure } from './practice-figure';

/** A set of problems as HTML for paper: the problems, then their answers with the way to each. */
export function drawPracticeSheet(set: ProblemSet): string {
  const problems = Array.from({ length: set.count }, (_, place) => {
    const { family, seed } = nameProblem(set, place);
    return generate(family, seed);
  });
  const titles = practiceFamilies.filter(({ id }) => set.families.includes(id));
  const isAll = titles.length === practiceFamilies.length;
  return toHtml([
    text('h2', `Set ${set.seed}: ${set.count} problems`, 'mt-8 text-2xl'),
    text(
      'p',
      `Families: ${isAll ? 'all' : titles.map(({ title }) => title.replace('?', '')).join('; ')}. Substances are unnamed, amounts are made up, and none is a recommended dose. Syringes are drawn about as long as they are.`,
      'mt-2 max-w-prose text-sm',
    ),
    make('p', 'no-print mt-3 flex flex-wrap gap-x-6', [
      link(toSetAddress(PRACTICE_PATH, set), 'The same set on the screen'),
      link(
        toSetAddress(PRACTICE_SHEET_PATH, { ...set, seed: (set.seed % 99_999) + 1 }),
        'The next set',
      ),
      link(`${PRACTICE_PATH}#teachers`, 'Choose families and number'),
    ]),
    text('p', 'Name: ____________________   Date: ______________', 'mt-6'),
    make('ol', 'mt-4 max-w-prose list-decimal pl-8', problems.map(drawProblem)),
    // Styles of its own: no other page breaks so.
    textElement('h2', `Set ${set.seed}: answers`, {
      className: 'mt-16 text-2xl',
      style: 'break-before:page',
    }),
    make('ol', 'mt-4 max-w-prose list-decimal pl-8', problems.map(drawAnswer)),
  ]);
}

function drawProblem(problem: Problem): Element {
  const { text: question, lines, options, figure, unit } = problem;
  const isMarked = isDrawn(problem);
  const answer = isMarked ? 'Mark the line on the drawing. It is' : 'Answer:';
  return make('li', 'border-line border-b py-4', [
    text('p', question),
    ...(lines
      ? [
          make(
            'ol',
            'mt-2 list-decimal pl-6',
            lines.map((line) => text('li', line)),
          ),
        ]
      : []),
    ...(figure ? [drawPracticeFigure(figure)] : []),
    ...(options
      ? [
          make(
            'ul',
            'mt-2',
            options.map((option) => text('li', `□ ${option}`)),
          ),
        ]
      : [text('p', `${answer} ______________ ${unit}`, 'mt-3')]),
  ]);
}

function drawAnswer({ options, value, unit, way }: Problem): Element {
  const answer = options ? (options[Number(value)] ?? '') : toQuantity(value, unit);
  return make('li', 'py-2', [text('b', answer), { type: 'text', value: `. ${way}` }]);
}

function make(name: string, className: string, children: ElementContent[]): Element {
  return {
    type: 'element',
    tagName: name,
    properties: {
      className: className.split(' '),
      style: name === 'li' ? 'break-inside:avoid' : undefined,
    },
    children,
  };
}

function text(name: string, content: string, className?: string): Element {
  return textElement(name, content, { className });
}

function link(href: string, content: string): Element {
  return textElement('a', content, { href, className: 'text-link' });
}
