import type { Reference } from '@/lib/references/references';
import type { Finding, Study } from './evidence-schema';
import { parseGivenNumbers } from './written-numbers';

/** Every number that a record of the bibliography gives, in the one form of `WrittenNumber.value`. */
export type KnownNumbers = { key: string; values: ReadonlySet<string> };

/**
 * The numbers of a record: its title, year and facts, its findings with their arms, effects and periods,
 * and how the study was made. Volume, pages and identifiers are none that a text could mean.
 */
export function toKnownNumbers(
  { id, title, issued, custom }: Reference,
  findings: readonly Finding[],
  study: Study | undefined,
): KnownNumbers {
  const texts = [title, ...custom.facts, custom.weaklyConfirmed ?? ''];
  for (const { id: _, reference: __, seen: ___, confidence: ____, ...told } of findings) {
    texts.push(...toTexts(told));
  }
  if (study) texts.push(study.design, study.funding ?? '');
  const values = new Set(texts.flatMap(parseGivenNumbers).map(({ value }) => value));
  // A case report is about one person, whether or not its facts count to one.
  if (custom.study === 'case-report') values.add('1');
  for (const date of issued ? toDates(issued) : []) values.add(date);
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

/** Every text and number of an entry, however deep; numbers as they are printed, without their sign. */
function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(Math.abs(value))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : [];
}
