import {
  type FieldError,
  readDecimal,
  toFieldError,
  trimTyped,
} from '@/lib/calculator/read-decimal';
import {
  type Judgement,
  judgeNumber,
  type NumberAnswer,
  type OwnSlip,
} from '@/lib/exercises/slips';

/** Spellings of units, what they measure, and their power of ten relative to mcg, mcg/mL, mL … */
const FORMS: readonly (readonly [form: RegExp, kind: string, places: number])[] = [
  [/^(?:mcg|µg|μg|ug)$/, 'mass', 0],
  [/^mg$/, 'mass', 3],
  [/^g$/, 'mass', 6],
  [/^(?:mcg|µg|μg|ug)\/ml$/, 'strength', 0],
  [/^mg\/ml$/, 'strength', 3],
  [/^(?:ml|cc)$/, 'volume', 0],
  [/^(?:u|units?)$/, 'units', 0],
  [/^(?:draws?|doses?)$/, 'draws', 0],
  [/^clicks?$/, 'clicks', 0],
  [/^(?:%|percent)$/, 'percent', 0],
  [/^(?:percentage)?points?$/, 'points', 0],
  [/^(?:da|daltons?)$/, 'molecule', 0],
  [/^kda$/, 'molecule', 3],
  [/^(?:h|hrs?|hours?)$/, 'hours', 0],
  [/^(?:people|persons?)$/, 'people', 0],
];

/** A number followed by a unit of one or two words. */
const WITH_UNIT = /^([\d.,'’\s]*\d[.,]?)\s*(%|°?[a-zµμ]+(?:\s*\/\s*ml|\s[a-z]+)?)\.?$/i;

/** Several numbers, separated by something other than a comma or a point. */
const SEVERAL = /\d[.,]?\s*[^\d.,\s'’][^\d]*\d|\d[.,]?\s+\d*[.,]\d|\d\s*;\s*\d/;

type ReadAnswer = { ok: true; digits: string } | { ok: false; error: FieldError };

/**
 * Parses a typed answer into plain digits in `unit`: '0,12 ml', '12 units', and '120 mcg' when mg are asked for.
 * Returns an error for several numbers, another kind of unit or an ambiguous number, and for another unit of that kind
 * where converting is what is asked for (`isConversion`).
 */
export function readAnswer(typed: string, unit: string, isConversion = false): ReadAnswer {
  const text = trimTyped(typed);
  const [, number = text, behind = ''] = WITH_UNIT.exec(text) ?? [];
  const asked = findForm(unit);
  const given = findForm(behind);
  const parsed = readDecimal(number);
  const isExponent = !parsed.ok && parsed.problem === 'exponent';
  if (!behind && !isExponent && SEVERAL.test(text))
    return refuse(
      'Please enter one number',
      'One answer is asked for, as a decimal: 0.5, not 1/2.',
    );
  if (!parsed.ok)
    return { ok: false, error: toFieldError('Please enter a valid number', parsed.problem) };
  if (!behind || toSingular(behind) === toSingular(unit)) return parsed;
  if (!unit) return refuse('Please enter the number alone', 'It is asked for without a unit.');
  if (isConversion || !given || !asked || given[1] !== asked[1])
    return refuse(
      `The answer is asked for in ${unit}`,
      `You typed ${behind}. Type the number in ${unit}.`,
    );
  return { ok: true, digits: movePoint(parsed.digits, given[2] - asked[2]) };
}

/** The verdict on a typed answer: unreadable, or that on its digits. */
type TypedJudgement =
  | { outcome: 'unread'; error: FieldError; digits?: undefined }
  | (Judgement & { digits: string });

/** Judges a typed answer as `readAnswer` parses it; returns its digits if it could be parsed. */
export function judgeTyped(
  typed: string,
  answer: NumberAnswer,
  slips: readonly OwnSlip[],
  isConversion = false,
): TypedJudgement {
  const read = readAnswer(typed, answer.unit, isConversion);
  if (!read.ok) return { outcome: 'unread', error: read.error };
  return { ...judgeNumber(read.digits, answer, slips), digits: read.digits };
}

/** Moves the decimal point of a number to the right, or to the left if `places` is negative. */
function movePoint(digits: string, places: number): string {
  const [whole = '', part = ''] = digits.split('.');
  const point = whole.length + places;
  const all = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${part}`.padEnd(point, '0');
  const end = Math.max(point, 1);
  return `${all.slice(0, end)}.${all.slice(end)}`.replace(/^0+(?=\d)|\.?0*$/g, '');
}

function refuse(message: string, help: string): ReadAnswer {
  return { ok: false, error: { message, help } };
}

function toName(unit: string): string {
  return unit.toLowerCase().replaceAll(/\s/g, '');
}

function toSingular(unit: string): string {
  return toName(unit).replace(/s$/, '');
}

function findForm(unit: string) {
  const name = toName(unit);
  return FORMS.find(([form]) => form.test(name));
}
