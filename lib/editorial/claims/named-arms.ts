import type { Finding } from '@/lib/evidence/evidence-schema';
import { getUnit } from '@/lib/evidence/known-numbers';
import { isSameUnit, parseUnit, type Unit } from '@/lib/evidence/units';
import { quote } from '../rules/substance-names';
import { type Figure, type Reading, readFigures } from './comparison';

/** A number with the words that say which group it belongs to, as alternatives separated by ' \n '. */
export type LabelledNumber = Figure & {
  label: string;
  /** The index of its cell in the row. */
  cell: number;
};

type Arm = Finding['arms'][number];

/** Words for a group without the treatment. */
export const CONTROL =
  /\b(?:placebo|untreated|no treatment|not treated|without (?:it|them|treatment|the drug)|without$|saline|salt water|salt solution|vehicle|plain gel|dummy|usual care|standard care|controls?|comparison group|the others?)\b/i;

const TREATED = /\b(?:drug|peptide|treated|treatment|tablet|pill|spray|active)\b/i;

/** Returns the numbers of a statement, each with its label: the words after it, before it and in its column head. */
export function labelNumbers({
  text,
  columns,
}: Pick<Reading, 'text' | 'columns'>): LabelledNumber[] {
  let start = 0;
  return text.split(' | ').flatMap((cell, place) => {
    const from = start;
    start += cell.length + 3;
    const numbers = readFigures(cell);
    // A pair within a cell names its own groups; the column head then says what the row is about.
    const head = place > 0 && !/\b(?:against|versus)\b|:/.test(cell) ? (columns[place] ?? '') : '';
    return numbers.map((number, index) => {
      const next = numbers.slice(index + 1).find((other) => !isTotal(cell, other));
      const before = cell.slice(numbers[index - 1]?.end ?? 0, number.index);
      const label = [
        findWordsBehind(cell.slice(number.end, next?.index)),
        /\bfrom $/.test(before) ? '' : (before.split(SPLIT).at(-1) ?? ''),
        head,
      ].join(' \n ');
      const inRow = { ...number, index: number.index + from, end: number.end + from };
      return { ...inRow, unit: getUnit(text, inRow), label, cell: place };
    });
  });
}

const SPLIT = /[,;:.(]|\b(?:and|against|versus|but|while|than)\b/;

/** Whether a number is the total or the share of the one before it: '7 of 60', '244 (9.8%)'. */
function isTotal(cell: string, { index }: Figure): boolean {
  return /(?:\bof (?:the )?|\()$/.test(cell.slice(0, index));
}

/** Returns the words after a number, up to the next clause, if they say whose it is. */
function findWordsBehind(rest: string): string {
  // 'for A against B' after a pair names both groups.
  if (/\bfor [^;.]*\b(?:against|versus)\b/.test(rest)) return '';
  const clause = rest.replace(/\([^)]*\)/g, ' ').split(SPLIT)[0] ?? '';
  return /\b(?:on|with|without|after|for|in|of|among|taking|given|who)\b/.test(clause)
    ? clause
    : '';
}

const isControl = ({ name }: Arm) => CONTROL.test(name);

/** Returns the arms of each group: the two arms, or all treated arms and the single control. */
function readGroups({ arms }: Finding): readonly (readonly Arm[])[] {
  if (arms.length === 2) return arms.map((arm) => [arm]);
  const controls = arms.filter(isControl);
  return controls.length === 1 ? [arms.filter((arm) => !isControl(arm)), controls] : [];
}

/** Returns the index of the group in a label, from the first part that names a group. */
export function findNamedGroup(finding: Finding, label: string): number | undefined {
  const groups = readGroups(finding);
  for (const part of label.split(' \n ')) {
    if (/\b(?:not|nor)\b/.test(part)) return undefined;
    const named = [...groups.keys()].filter((index) => namesGroup(groups, index, part));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

function namesGroup(groups: readonly (readonly Arm[])[], group: number, part: string): boolean {
  const own = groups[group] ?? [];
  const others = groups.flatMap((arms, index) => (index === group ? [] : arms));
  const isOfControls = own.every(isControl);
  const isBesideControls = others.every(isControl);
  if (isOfControls && !isBesideControls && CONTROL.test(part)) return true;
  if (!isOfControls && isBesideControls && TREATED.test(part) && !CONTROL.test(part)) return true;
  return own.some(({ name }) =>
    findDistinctWords(name, others).some((word) => hasWord(part, word)),
  );
}

/** Returns the index of the one group with this figure in its unit; undefined for none or several. */
export function findGroupOf(finding: Finding, figure: Figure): number | undefined {
  if (!/^\d/.test(figure.shown)) return undefined;
  const groups = readGroups(finding);
  const having = [...groups.keys()].filter((index) =>
    groups[index]?.some((arm) => isFigureOf(arm, figure)),
  );
  return having.length === 1 ? having[0] : undefined;
}

/** Whether a number is a percentage, value or event count of an arm. */
export function isFigureOf(arm: Arm, { value, unit }: Pick<Figure, 'value' | 'unit'>): boolean {
  const is = (figure: number | undefined, of?: Unit) =>
    figure !== undefined &&
    String(Math.abs(figure)) === value &&
    (!unit || !of || isSameUnit(unit, of));
  return (
    is(arm.percent, '%') || is(arm.value, parseUnit(arm.unit ?? '')) || (!unit && is(arm.events))
  );
}

/** Whether the second group of a finding is a single control. */
export function hasControl(finding: Finding): boolean {
  const [, control = []] = readGroups(finding);
  return control.length === 1 && control.every(isControl);
}

const COMMON =
  /^(?:with|after|before|doses?|group|people|weekly|daily|oral|weeks?|days?|from|mean|all)$/;

/** Returns the words and amounts in one group's name that no other group's name has. */
function findDistinctWords(name: string, others: readonly Arm[]): string[] {
  const read = (text: string): string[] =>
    text.toLowerCase().match(/\d[\d.,]* ?(?:mg|mcg|kg|ml|units)\b|[\p{L}][\p{L}\d-]{3,}/gu) ?? [];
  const known = new Set(others.flatMap((other) => read(other.name)));
  return read(name).filter((word) => !known.has(word) && !COMMON.test(word));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d.])${quote(word)}(?![\\p{L}\\d])`, 'iu').test(text);
}
