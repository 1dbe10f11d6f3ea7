import { getUnit, type KnownNumbers } from './known-numbers';
import type { Statement } from './statement';
import { isSameUnit } from './units';
import type { WrittenNumber } from './written-numbers';

/** A number that the records give in another unit only: 68 months where they say 68 weeks. */
export function findUnitFault(
  number: WrittenNumber,
  { text, keys }: Statement,
  known: readonly KnownNumbers[],
): string | undefined {
  const unit = getUnit(text, number);
  if (!unit) return undefined;
  const given = known.flatMap(({ values }) => values.get(number.value) ?? []);
  if (given.some((other) => !other.unit || isSameUnit(unit, other.unit))) return undefined;
  const units = [...new Set(given.map((other) => other.unit))].join(' and ');
  const sources = keys.map((key) => `@${key}`).join(', ');
  return `${number.shown} is in ${unit} here and in ${units} in ${sources}: "${shorten(text, number.index)}"`;
}

/** That no record gives a number, with the one that comes nearest. */
export function tellStrayNumber(
  number: WrittenNumber,
  { text, keys }: Statement,
  known: readonly KnownNumbers[],
): string {
  const nearest = findNearest(number, known);
  const sources = keys.map((key) => `@${key}`).join(', ');
  return (
    `${number.shown} stands in no record of ${sources}` +
    `${nearest ? `, whose nearest number is ${nearest}` : ', which give no number'}: ` +
    `"${shorten(text, number.index)}"`
  );
}

/** The known number that differs least from one, by their ratio. */
function findNearest({ value }: WrittenNumber, known: readonly KnownNumbers[]): string | undefined {
  const target = Number.parseFloat(value);
  const distance = (other: string) => Math.abs(Math.log((Number(other) + 1e-6) / (target + 1e-6)));
  return known
    .flatMap(({ values }) => [...values.keys()].filter((other) => /^[\d.]+$/.test(other)))
    .sort((a, b) => distance(a) - distance(b))[0];
}

const SHOWN_BEFORE = 50;
const SHOWN_LENGTH = 110;

/** The part of a sentence around a place in it. */
function shorten(text: string, index: number): string {
  const start = index <= SHOWN_BEFORE ? 0 : text.indexOf(' ', index - SHOWN_BEFORE) + 1;
  const part = text.slice(start, start + SHOWN_LENGTH).trim();
  return `${start > 0 ? '…' : ''}${part}${start + SHOWN_LENGTH < text.length ? '…' : ''}`;
}
