import type { Reference } from '@/lib/references/references';
import type { Finding, Study } from './evidence-schema';
import { findUnitBehind, parseUnit, type Unit } from './units';
import { parseGivenNumbers, type WrittenNumber } from './written-numbers';

/** A number that a record gives: its value in the one form of `WrittenNumber.value`, and its unit where one is known. */
export type GivenNumber = {
  value: string;
  unit?: Unit;
  finding?: Finding;
  isNegative?: boolean;
  /** Where the record gives it: the id of its finding, or the text that it stands in. */
  passage?: string;
};

/** Every number that a record of the bibliography gives, by its value. */
export type KnownNumbers = { key: string; values: ReadonlyMap<string, readonly GivenNumber[]> };

/**
 * The numbers of a record: its title, year and facts, its findings with their arms, effects and periods,
 * and how the study was made. Volume, pages and identifiers are left out: no text means those.
 */
export function toKnownNumbers(
  { id, title, issued, custom }: Reference,
  findings: readonly Finding[],
  study: Study | undefined,
): KnownNumbers {
  const texts = [title, ...custom.facts, custom.weaklyConfirmed ?? ''];
  if (study) texts.push(study.design, study.funding ?? '');
  const given = [...texts.flatMap((text) => readText(text)), ...findings.flatMap(readFinding)];
  // A case report is about one person, whether or not its facts count to one.
  if (custom.study === 'case-report') given.push({ value: '1', passage: 'case report' });
  for (const value of issued ? toDates(issued) : []) given.push({ value, passage: 'date' });
  const values = new Map<string, GivenNumber[]>();
  for (const number of given)
    values.set(number.value, [...(values.get(number.value) ?? []), number]);
  return { key: id, values };
}

/** The year of a publication, and its day as prose writes it. */
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

/** A time that names a point: 'day 28', 'by week 68'. */
const TIME_BEFORE =
  /(?:^|\b(?:at|by|to|of|from|until|on|between|through) |, |\()(day|week|month)s? $/i;

/** The unit of a written number: a time before it, as in 'week 68', or what stands behind it. */
export function getUnit(text: string, { index, shown }: WrittenNumber): Unit | undefined {
  const [, time] = TIME_BEFORE.exec(text.slice(0, index)) ?? [];
  return time ? `${time.toLowerCase()}s` : findUnitBehind(text.slice(index + shown.length));
}

/** The numbers of a finding: each in the unit of its field, those in its words as they are written there. */
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

/** Every text of an entry or a record, however deep. */
export function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : [];
}
