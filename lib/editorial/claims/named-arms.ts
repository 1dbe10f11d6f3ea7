import type { Finding } from '@/lib/evidence/evidence-schema';
import { getUnit } from '@/lib/evidence/known-numbers';
import { isSameUnit, parseUnit, type Unit } from '@/lib/evidence/units';
import { parseWrittenNumbers, type WrittenNumber } from '@/lib/evidence/written-numbers';

/** A number with the words that say which group it belongs to, as alternatives separated by ' \n '. */
export type LabelledNumber = WrittenNumber & {
  label: string;
  /** The index of its cell in the row. */
  cell: number;
};

/** Words for a group without the treatment. */
export const CONTROL =
  /\b(?:placebo|untreated|no treatment|not treated|without (?:it|them|treatment|the drug)|without$|saline|salt water|salt solution|vehicle|plain gel|dummy|usual care|standard care|controls?|comparison group|the others?)\b/i;

const TREATED = /\b(?:drug|peptide|treated|treatment|tablet|pill|spray|active)\b/i;

/** Returns the numbers of a statement, each with its label: the words after it, before it and in its column head. */
export function labelNumbers(text: string, columns: readonly string[] = []): LabelledNumber[] {
  let start = 0;
  return text.split(' | ').flatMap((cell, place) => {
    const from = start;
    start += cell.length + 3;
    const numbers = parseWrittenNumbers(cell);
    // A pair within a cell names its own groups; the column head then says what the row is about.
    const head = place > 0 && !/\b(?:against|versus)\b|:/.test(cell) ? (columns[place] ?? '') : '';
    return numbers.map((number, index) => {
      const previous = numbers[index - 1];
      const next = numbers.slice(index + 1).find((other) => !isTotal(cell, other));
      const before = cell.slice(
        previous ? previous.index + previous.shown.length : 0,
        number.index,
      );
      const label = [
        findWordsBehind(cell.slice(number.index + number.shown.length, next?.index)),
        /\bfrom $/.test(before) ? '' : (before.split(SPLIT).at(-1) ?? ''),
        head,
      ].join(' \n ');
      return { ...number, index: number.index + from, label, cell: place };
    });
  });
}

const SPLIT = /[,;:.(]|\b(?:and|against|versus|but|while|than)\b/;

/** Whether a number is the total or the share of the one before it: '7 of 60', '244 (9.8%)'. */
function isTotal(cell: string, { index }: WrittenNumber): boolean {
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

/** Returns the arm indexes of each group: the two arms, or all treated arms and the single control. */
function readGroups({ arms }: Finding): readonly (readonly number[])[] {
  const controls = arms.flatMap(({ name }, index) => (CONTROL.test(name) ? [index] : []));
  if (arms.length === 2) return [[0], [1]];
  if (controls.length !== 1) return [];
  return [arms.flatMap(({ name }, index) => (CONTROL.test(name) ? [] : [index])), controls];
}

/** Returns the index of the group in a label, from the first part that names a group. */
export function findNamedGroup(finding: Finding, label: string): number | undefined {
  const groups = readGroups(finding);
  for (const part of label.split(' \n ')) {
    if (/\b(?:not|nor)\b/.test(part)) return undefined;
    const named = groups.flatMap((_, index) =>
      namesGroup(finding, groups, index, part) ? [index] : [],
    );
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

function namesGroup(
  { arms }: Finding,
  groups: readonly (readonly number[])[],
  group: number,
  part: string,
): boolean {
  const [own = [], others = []] = [true, false].map((isOwn) =>
    groups.flatMap((places, index) =>
      (index === group) === isOwn ? places.map((place) => arms[place]?.name ?? '') : [],
    ),
  );
  const isControl = own.every((name) => CONTROL.test(name));
  const hasControl = others.every((name) => CONTROL.test(name));
  if (isControl && !hasControl && CONTROL.test(part)) return true;
  if (!isControl && hasControl && TREATED.test(part) && !CONTROL.test(part)) return true;
  return own.some((name) => findDistinctWords(name, others).some((word) => hasWord(part, word)));
}

/** Returns the index of the one group with this figure in its unit; undefined for none or several. */
export function findGroupOf(
  finding: Finding,
  number: WrittenNumber,
  text: string,
): number | undefined {
  if (!/^\d/.test(number.shown)) return undefined;
  const unit = getUnit(text, number);
  const groups = readGroups(finding).flatMap((places, index) =>
    places.some((place) => isFigureOf(finding.arms[place], number.value, unit)) ? [index] : [],
  );
  return groups.length === 1 ? groups[0] : undefined;
}

/** Whether a number is a percentage, value or event count of an arm. */
export function isFigureOf(
  arm: Finding['arms'][number] | undefined,
  value: string,
  unit?: Unit,
): boolean {
  if (!arm) return false;
  const own = parseUnit(arm.unit ?? '');
  const is = (figure: number | undefined, of: Unit | undefined) =>
    figure !== undefined &&
    String(Math.abs(figure)) === value &&
    (!unit || !of || isSameUnit(unit, of));
  return (
    is(arm.percent, '%') || is(arm.value, own) || (unit === undefined && is(arm.events, undefined))
  );
}

/** Whether the second group of a finding is a single control. */
export function hasControl(finding: Finding): boolean {
  const [, control = []] = readGroups(finding);
  return (
    control.length === 1 && control.every((place) => CONTROL.test(finding.arms[place]?.name ?? ''))
  );
}

const COMMON =
  /^(?:with|after|before|doses?|group|people|weekly|daily|oral|weeks?|days?|from|mean|all)$/;

/** Returns the words and amounts in one group's name that no other group's name has. */
function findDistinctWords(name: string, others: readonly string[]): string[] {
  const read = (text: string): string[] =>
    text.toLowerCase().match(/\d[\d.,]* ?(?:mg|mcg|kg|ml|units)\b|[\p{L}][\p{L}\d-]{3,}/gu) ?? [];
  const known = new Set(others.flatMap(read));
  return read(name).filter((word) => !known.has(word) && !COMMON.test(word));
}

function hasWord(text: string, word: string): boolean {
  const quoted = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d.])${quoted}(?![\\p{L}\\d])`, 'iu').test(text);
}
