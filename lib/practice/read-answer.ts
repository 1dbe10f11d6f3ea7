import { type FieldError, toFieldError } from '@/lib/calculator/field-error';
import { formatDecimal } from '@/lib/calculator/format-quantity';
import { parseDecimal } from '@/lib/calculator/parse-decimal';

/** How units are typed, and how many mcg, mcg/mL, mL … one is. */
const FORMS: readonly (readonly [form: RegExp, kind: string, times: number])[] = [
  [/^(?:mcg|µg|μg|ug)$/, 'mass', 1],
  [/^mg$/, 'mass', 1000],
  [/^g$/, 'mass', 1_000_000],
  [/^(?:mcg|µg|μg|ug)\/ml$/, 'strength', 1],
  [/^mg\/ml$/, 'strength', 1000],
  [/^(?:ml|cc)$/, 'volume', 1],
  [/^(?:u|units?)$/, 'units', 1],
  [/^(?:draws?|doses?)$/, 'draws', 1],
  [/^clicks?$/, 'clicks', 1],
];

/** A number with a unit behind it. */
const WITH_UNIT = /^([\d.,'’\s]*\d[.,]?)\s*([a-zµμ]+(?:\s*\/\s*ml)?)\.?$/i;

/** Places of an answer that was typed in another unit. */
const PLACES = 9;

/** Numbers with something other than a comma or a point between them. */
const SEVERAL = /\d[.,]?\s*[^\d.,\s'’][^\d]*\d|\d[.,]?\s+\d*[.,]\d|\d\s*;\s*\d/;

export type ReadAnswer = { ok: true; digits: string } | { ok: false; error: FieldError };

const UNREAD = 'Please enter a valid number';

/**
 * What was typed as an answer that is asked for in `unit`, as plain digits in that unit: '0,12 ml', '12 units', and
 * '120 mcg' where mg are asked for. What may be meant in two ways is asked again.
 */
export function readAnswer(typed: string, unit: string): ReadAnswer {
  const text = typed.trim();
  const [, number = text, behind = ''] = WITH_UNIT.exec(text) ?? [];
  const asked = findForm(unit);
  const given = behind ? findForm(behind) : asked;
  if (!behind && SEVERAL.test(text))
    return refuse('Please enter one number', 'One answer is asked for.');
  const parsed = parseDecimal(number);
  if (!parsed.ok) return { ok: false, error: toFieldError(UNREAD, parsed.problem) };
  if (!given || !asked || given[1] !== asked[1])
    return refuse(
      `The answer is asked for in ${unit}`,
      `You typed ${behind}. Type the number in ${unit}.`,
    );
  const value = parsed.value.mul(given[2]).div(asked[2]);
  return { ok: true, digits: formatDecimal(value, PLACES) };
}

function refuse(message: string, help: string): ReadAnswer {
  return { ok: false, error: { message, help } };
}

function findForm(unit: string) {
  const name = unit.toLowerCase().replaceAll(/\s/g, '');
  return FORMS.find(([form]) => form.test(name));
}
