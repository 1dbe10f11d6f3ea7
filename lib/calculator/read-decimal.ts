/** Longer texts are no quantity that anyone measured, and are refused before any arithmetic. */
export const MAX_TYPED = 30;

/** Why a typed text is not a number above 0: each has its own remedy (field-error.ts). */
export type DecimalProblem =
  | 'missing'
  | 'not-positive'
  | 'separators'
  | 'sign'
  | 'exponent'
  | 'unit'
  | 'foreign-digits'
  | 'unreadable'
  | 'too-long';

/** The digits of a number above 0, '0.5', or why a text holds none. */
export type ReadDecimal = { ok: true; digits: string } | { ok: false; problem: DecimalProblem };

const WITH_POINT = /^(?:\d+\.?\d*|\.\d+)$/;
const WITH_COMMA = /^(?:\d+,\d*|,\d+)$/;

/** One comma before three digits: 1.5 thousand to some readers, 1.5 to others. '0,125' is clear. */
const AMBIGUOUS_COMMA = /^[1-9]\d{0,2},\d{3}$/;

/** What a text that is no plain decimal looks like; the first that fits says what to mend. */
const LOOKS_LIKE: readonly [DecimalProblem, RegExp][] = [
  ['separators', /^[\d.,'’\s]*\d[\d.,'’\s]*$/],
  ['sign', /^[-+−–]\s*[\d.,]+$/],
  ['exponent', /^[-+−]?[\d.,]+\s*e\s*[-+−]?\d+$/i],
  ['unit', /^[\d.,]+\s*(?:mg|mcg|µg|μg|ug|g|ml|cc|iu|u|units?)\.?$/i],
  // Full-width digits, Arabic-Indic ones and the like.
  ['foreign-digits', /^(?=.*(?![0-9])\p{Nd})[\p{Nd}\p{P}\s]+$/u],
];

/**
 * The decimal a visitor typed, which must be above 0, as plain digits: '5', '.5', '5.', ' 0,5 '. A comma is
 * the decimal point of many languages; where it might as well separate thousands ('1,000', '1.000,5') the
 * text is refused. So are signs, exponents, hexadecimals and units: nothing is guessed and nothing is
 * changed silently. (The native reading would take '1e3', '0x10' and 'Infinity', and '1,5' as 1.)
 */
export function readDecimal(typed: string): ReadDecimal {
  const text = typed.trim();
  if (text === '') return { ok: false, problem: 'missing' };
  if (text.length > MAX_TYPED) return { ok: false, problem: 'too-long' };
  const isClear = WITH_POINT.test(text) || (WITH_COMMA.test(text) && !AMBIGUOUS_COMMA.test(text));
  if (!isClear) {
    const [problem = 'unreadable'] = LOOKS_LIKE.find(([, form]) => form.test(text)) ?? [];
    return { ok: false, problem };
  }
  if (!/[1-9]/.test(text)) return { ok: false, problem: 'not-positive' };
  return { ok: true, digits: text.replace(',', '.').replace(/^\./, '0.').replace(/\.$/, '') };
}

/** What was typed as an address holds it: a text too long to be a number is an error in the form and no part of one. */
export function toAddressText(typed: string): string {
  const text = typed.trim();
  return text.length > MAX_TYPED ? '' : text;
}
