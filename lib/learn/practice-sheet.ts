import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { PRACTICE_PATH, PRACTICE_SHEET_PATH } from '@/content/paths';
import { practiceFamilies } from '@/content/practice-families';
import { toQuantity } from '@/lib/exercises/units';
import { keepTogether } from '@/lib/markdown/html/keep-together';
import { generate } from '@/lib/practice/generate';
import { isDrawn, type Problem } from '@/lib/practice/problem';
import { nameProblem, type ProblemSet, toSetAddress } from '@/lib/practice/sets';
import { drawPracticeFigure } from './practice-figure';

/** Returns a problem set as printable HTML: the problems, then the answers with solutions. */
export function drawPracticeSheet(set: ProblemSet): string {
  const problems = Array.from({ length: set.count }, (_, place) => {
    const { family, seed } = nameProblem(set, place);
    return generate(family, seed);
  });
  const titles = practiceFamilies.filter(({ id }) => set.families.includes(id));
  const isAll = titles.length === practiceFamilies.length;
  const names = isAll ? 'all' : titles.map(({ title }) => title.replace('?', '')).join('; ');
  const next = toSetAddress(PRACTICE_SHEET_PATH, { ...set, seed: (set.seed % 99_999) + 1 });
  const list = { className: 'mt-4 max-w-prose list-decimal pl-8' };
  const tree = h(null, [
    h('h2', { className: 'mt-8 text-2xl' }, `Set ${set.seed}: ${set.count} problems`),
    h(
      'p',
      { className: 'mt-2 max-w-prose text-sm' },
      `${set.problem ? `${set.problem} ` : ''}Families: ${names}. Substances are unnamed, amounts are made up, and none is a recommended dose. On paper syringes have about their real length.`,
    ),
    h('p', { className: 'no-print mt-3 flex flex-wrap gap-x-6' }, [
      link(toSetAddress(PRACTICE_PATH, set), 'The same set on the screen'),
      link(next, 'The next set'),
      link(`${PRACTICE_PATH}#teachers`, 'Choose families and number'),
    ]),
    h('p', { className: 'mt-6' }, 'Name: ____________________   Date: ______________'),
    h('ol', list, problems.map(drawProblem)),
    // An inline style, because no other page has this page break.
    h(
      'h2',
      { className: 'mt-16 text-2xl', style: 'break-before:page' },
      `Set ${set.seed}: answers`,
    ),
    h('ol', list, problems.map(drawAnswer)),
  ]);
  keepTogether(tree);
  return toHtml(tree);
}

const UNBROKEN = 'break-inside:avoid';

function drawProblem(problem: Problem): Element {
  const { text, lines, options, figure, unit } = problem;
  const answer = isDrawn(problem) ? 'Mark the line on the drawing. It is' : 'Answer:';
  const items = (texts: readonly string[]) => texts.map((each) => h('li', each));
  return h('li', { className: 'border-line border-b py-4', style: UNBROKEN }, [
    h('p', text),
    lines && h('ol', { className: 'mt-2 list-decimal pl-6' }, items(lines)),
    figure && drawPracticeFigure(figure),
    options
      ? h('ul', { className: 'mt-2' }, items(options.map((option) => `□ ${option}`)))
      : h('p', { className: 'mt-3' }, `${answer} ______________ ${unit}`),
  ]);
}

function drawAnswer({ options, value, unit, way }: Problem): Element {
  const answer = options ? (options[Number(value)] ?? '') : toQuantity(value, unit);
  return h('li', { className: 'py-2', style: UNBROKEN }, [h('b', answer), `. ${way}`]);
}

function link(href: string, text: string): Element {
  return h('a', { href, className: 'text-link' }, text);
}
