import type { Reference } from '@/lib/references/references';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Finding, Study } from './evidence-schema';
import { findUnitBehind, parseUnit, type Unit } from './units';
import { parseGivenNumbers, type WrittenNumber } from './written-numbers';

/** A number in a record: its value, normalised like `WrittenNumber.value`, and its unit if known. */
export type GivenNumber = {
  value: string;
  unit?: Unit;
  finding?: Finding;
  isNegative?: boolean;
  /** The id of its finding, the text that contains it, 'date' or 'case report'. */
  passage?: string;
};

/** All numbers that a record of the bibliography gives, by value. */
export type KnownNumbers = { key: string; values: ReadonlyMap<string, readonly GivenNumber[]> };

/**
 * Collects the numbers of a record: its title, date, facts and caveat, its findings with their arms, effects and
 * follow-up, and the design and funding of its study. Volume, pages and identifiers are left out: no text quotes them.
 */
export function toKnownNumbers(
  { id, title, issued, custom }: Reference,
  findings: readonly Finding[],
  study: Study | undefined,
): KnownNumbers {
  const texts = [title, ...custom.facts, custom.weaklyConfirmed ?? ''];
  if (study) texts.push(study.design, study.funding ?? '');
  const given = [...texts.flatMap((text) => readText(text)), ...findings.flatMap(readFinding)];
  // A case report is about one person, even if its facts do not say 'one'.
  if (custom.study === 'case-report') given.push({ value: '1', passage: 'case report' });
  for (const value of issued ? toDates(issued) : []) given.push({ value, passage: 'date' });
  return { key: id, values: new Map(groupInOrder(given, ({ value }) => value)) };
}

/** The year of publication and, if known, its day and month as prose writes them. */
function toDates({ 'date-parts': [[year, month, day]] }: NonNullable<Reference['issued']>) {
  const dates = [String(year)];
  if (month && day) {
    const iso = [month, day].map((part) => String(part).padStart(2, '0')).join('-');
    dates.push(...parseGivenNumbers(`${year}-${iso}`).map(({ value }) => value));
  }
  return dates;
}

function readText(text: string, finding?: Finding): GivenNumber[] {
  return parseGivenNumbers(text).map((number) => ({
    value: number.value,
    unit: getUnit(text, number),
    finding,
    passage: finding?.id ?? text,
  }));
}

/** A unit of time before the number: 'day 28', 'by week 68'. */
const TIME_BEFORE =
  /(?:^|\b(?:at|by|to|of|from|until|on|between|through) |, |\()(day|week|month)s? $/i;

/** The unit of a written number: a time before it, as in 'week 68', or what follows it. */
export function getUnit(text: string, { index, shown }: WrittenNumber): Unit | undefined {
  const [, time] = TIME_BEFORE.exec(text.slice(0, index)) ?? [];
  return time ? `${time.toLowerCase()}s` : findUnitBehind(text.slice(index + shown.length));
}

/** The numbers of a finding: those of its fields with the field's unit, those of its texts as written there. */
function readFinding(finding: Finding): GivenNumber[] {
  const { id: _, reference: __, seen: ___, confidence: ____, ...told } = finding;
  const { arms, effect, followUp, randomised, studied, ...words } = told;
  const given: GivenNumber[] = [];
  const add = (number: number | undefined, unit?: Unit) => {
    if (number === undefined) return;
    const [{ value = '' } = {}] = parseGivenNumbers(String(Math.abs(number)));
    given.push({
      value,
      unit,
      finding,
      passage: finding.id,
      ...(number < 0 && { isNegative: true }),
    });
  };
  for (const { name, n, events, percent, value, low, high, unit = '' } of arms) {
    given.push(...readText(name, finding), ...readText(unit, finding));
    add(n);
    add(events);
    add(percent, '%');
    for (const number of [value, low, high]) add(number, parseUnit(unit));
  }
  if (effect) {
    const unit = effect.measure === 'risk difference' ? 'percentage points' : effect.unit;
    const read = parseUnit(unit ?? '');
    for (const number of [effect.value, effect.low, effect.high]) add(number, read);
    add(effect.level, '%');
  }
  if (followUp) add(followUp.value, parseUnit(followUp.unit) ?? followUp.unit);
  add(randomised);
  add(studied);
  return [...given, ...toTexts(words).flatMap((text) => readText(text, finding))];
}

/** All strings in a value, at any depth. */
export function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : [];
}
