import type { CertificateInputs } from './inputs';
import { toSegments } from './pasted-labels';
import { findNumbers, type PastedNumber } from './pasted-numbers';

/** Matches [M+2H]2+, [M+2H]+2, (M+3H)/3, [M+Na]+, [M-H]-, MH+, M4+, (M+1). */
const ION =
  /[[(]?\b[1-3]?M(?:\s*[+-]\s*(\d{0,2})\s*(?:H|Na|K|NH4)\b\s*[\])]?(?:\s*(\d{1,2})?([+-])(\d(?![\d.]))?|\s*\/\s*(\d{1,2})\b)?|H\+|(\d)\+|\s*\+\s*1\b\s*[\])])/g;

/** Matches z = 3, (3+), (+3). */
const CHARGE = /\bz\s*=\s*(\d{1,2})\b|\(\s*(\d{1,2})\s*\+\s*\)|\(\s*\+\s*(\d{1,2})\s*\)/;

const NO_MASS = /^(?:nm|mg|mcg|ug|µg|ml|kv|v|mins?|ppm|cm|mm|°?c|days?|months?|years?)$/;

const [LIGHTEST, HEAVIEST] = [100, 100_000];

/** Largest difference in Da between an expected and a measured mass in one row of a table. */
const SAME_ROW = 3;

/** Names of a mass, not of an m/z. */
const WEIGHT = /weight|wt|w$/i;

/** Text that may come between an ion and its number. */
const JOINED = /^[\s:=,;()|-]*(?:(?:found|observed|obs|at|is|m\/z)[\s:.=|]*)?$/i;

type Ion = { at: number; end: number; charge: string };

type Mass = Partial<Pick<CertificateInputs, 'mass' | 'massAs' | 'charge' | 'calculated'>>;

/** Reads the masses in a pasted text. An m/z without a charge gets an empty one, so that the form asks for it. */
export function readPastedMass(text: string): Mass {
  const lines = text.split('\n');
  const charged = lines.findIndex((line) => toIons(line).length > 0);
  const uncharged = lines.filter((line) => toIons(line).length === 0).join('\n');
  const ion = readIon(lines[charged] ?? '', lines[charged + 1] ?? '');
  // A value calculated on an ion's line is an m/z, unless it is named a weight.
  const beside = toSegments(lines[charged] ?? '').filter(({ name }) => WEIGHT.test(name));
  const calculated = [...toSegments(uncharged), ...beside]
    .filter(({ label }) => label === 'calculated')
    .flatMap(({ numbers }) => numbers.filter(isMass))[0];
  return {
    ...(ion ?? readFound(uncharged)),
    ...(calculated && { calculated: calculated.digits }),
  };
}

/** Reads the m/z of an ion: the found value on its line, the number directly after or before it, or one below it. */
function readIon(line: string, below: string): Mass | undefined {
  const ions = toIons(line);
  const [first] = ions;
  const last = ions.at(-1);
  if (!first || !last) return undefined;
  const found = pickNamed(line);
  const numbers = findNumbers(line).filter(isMass);
  const behind = ({ end }: Ion) =>
    numbers.find(({ at }) => at >= end && JOINED.test(line.slice(end, at)));
  const before = ({ at: start }: Ion) => numbers.filter(({ at }) => at < start).at(-1);
  const number =
    found ?? (behind(last) ? behind(first) : before(first)) ?? findNumbers(below).filter(isMass)[0];
  if (!number) return undefined;
  const own = found && (ions.filter(({ at }) => at < found.at).at(-1) ?? first);
  return { mass: number.digits, massAs: 'mz', charge: (own ?? first).charge };
}

function readFound(text: string): Mass {
  const found = pickFound(text);
  if (!found) return {};
  const start = text.lastIndexOf('\n', found.at) + 1;
  const line = text.slice(start).split('\n')[0] ?? '';
  const charge = CHARGE.exec(line)?.slice(1).find(Boolean) ?? '';
  return charge || /\bm\/z/i.test(line)
    ? { mass: found.digits, massAs: 'mz', charge }
    : { mass: found.digits };
}

/** Picks the measured mass: named as found, named after the instrument, or beside the expected mass in a table. */
function pickFound(text: string): PastedNumber | undefined {
  const named = pickNamed(text);
  if (named) return named;
  const segments = toSegments(text);
  const rows = (label: 'spectrum' | 'calculated') =>
    segments.filter((one) => one.label === label).map(({ numbers }) => numbers.filter(isMass));
  const [first, second] =
    rows('spectrum')
      .map((row) => row.filter(({ isAround }) => !isAround))
      .find(({ length }) => length > 0) ?? [];
  // Of two like masses without a mark, either may be the expected one.
  if (first) return second && isRow(first, second) ? undefined : first;
  return rows('calculated').flatMap(([asked, found]) =>
    asked && found && !found.isAround && isRow(asked, found) ? [found] : [],
  )[0];
}

function pickNamed(text: string): PastedNumber | undefined {
  return toSegments(text)
    .filter(({ label }) => label === 'mass')
    .flatMap(({ numbers }) => numbers.filter(isMass))[0];
}

function isRow(asked: PastedNumber, found: PastedNumber): boolean {
  return Math.abs(toValue(asked) - toValue(found)) <= SAME_ROW;
}

function isMass(number: PastedNumber): boolean {
  const { isLimit, isPercent, unit } = number;
  const value = toValue(number);
  return !isLimit && !isPercent && !NO_MASS.test(unit) && value >= LIGHTEST && value <= HEAVIEST;
}

function toValue({ digits }: PastedNumber): number {
  return Number(digits.replace(/[, ](?=\d{3}\b)/, '').replace(',', '.'));
}

function toIons(line: string): Ion[] {
  return [...line.matchAll(ION)].map((match) => {
    const [text, hydrogens, before, sign, behind, shared, whole] = match;
    const count = before || behind || shared || hydrogens || whole || '1';
    const isNegative = sign === '-' || /M\s*-/.test(text);
    return {
      at: match.index,
      end: match.index + text.length,
      charge: isNegative ? `-${count}` : count,
    };
  });
}
