import type { Finding } from '@/lib/evidence/evidence-schema';
import { getUnit } from '@/lib/evidence/known-numbers';
import { isSameUnit, parseUnit, type Unit } from '@/lib/evidence/units';
import { parseWrittenNumbers, type WrittenNumber } from '@/lib/evidence/written-numbers';

/** A number of a statement and the words that say whose it is; several names where the text gives more than one. */
export type LabelledNumber = WrittenNumber & {
  label: string;
  /** The place of its cell in a row. */
  cell: number;
};

/** What a group without the treatment is called. */
export const CONTROL =
  /\b(?:placebo|untreated|no treatment|not treated|without (?:it|them|treatment|the drug)|without$|saline|salt water|salt solution|vehicle|plain gel|dummy|usual care|standard care|controls?|comparison group|the others?)\b/i;

const TREATED = /\b(?:drug|peptide|treated|treatment|tablet|pill|spray|active)\b/i;

/** The numbers of a statement, each with its label: the words behind it, else those before it, else its column's head. */
export function labelNumbers(text: string, columns: readonly string[] = []): LabelledNumber[] {
  let start = 0;
  return text.split(' | ').flatMap((cell, place) => {
    const from = start;
    start += cell.length + 3;
    const numbers = parseWrittenNumbers(cell);
    // A pair within a cell says itself whose its numbers are, and a column's head of whom the row is.
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

/** Whether a number is the whole of the one before it: '7 of 60', '244 (9.8%)'. */
function isTotal(cell: string, { index }: WrittenNumber): boolean {
  return /(?:\bof (?:the )?|\()$/.test(cell.slice(0, index));
}

/** 'of 117 people on the drug' behind 86%: the words up to the next clause, if they say of whom. */
function findWordsBehind(rest: string): string {
  // 'for A against B' behind a pair names both.
  if (/\bfor [^;.]*\b(?:against|versus)\b/.test(rest)) return '';
  const clause = rest.replace(/\([^)]*\)/g, ' ').split(SPLIT)[0] ?? '';
  return /\b(?:on|with|without|after|for|in|of|among|taking|given|who)\b/.test(clause)
    ? clause
    : '';
}

/** The groups of a finding: each arm alone, or where many were held against one control, that and all others. */
function readGroups({ arms }: Finding): readonly (readonly number[])[] {
  const controls = arms.flatMap(({ name }, index) => (CONTROL.test(name) ? [index] : []));
  if (arms.length === 2) return [[0], [1]];
  if (controls.length !== 1) return [];
  return [arms.flatMap(({ name }, index) => (CONTROL.test(name) ? [] : [index])), controls];
}

/** The place of the group that a label names: the first of its parts that names one alone. */
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

/** The group of a finding whose figure a written number is, in its unit; nothing where none or more than one has it. */
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

/** Whether a number is what a group's arm measured. */
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

/** Whether a finding holds a treatment against a control. */
export function hasControl(finding: Finding): boolean {
  const [, control = []] = readGroups(finding);
  return (
    control.length === 1 && control.every((place) => CONTROL.test(finding.arms[place]?.name ?? ''))
  );
}

const COMMON =
  /^(?:with|after|before|doses?|group|people|weekly|daily|oral|weeks?|days?|from|mean|all)$/;

/** The words and amounts by which one group's name differs from the others'. */
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
