/** Longest accepted text: anything longer is no measured quantity and is rejected unparsed. */
export const MAX_TYPED = 30;

/** Why a typed text is not a number above 0, and what to type instead. */
const HELP = {
  'not-positive': 'Type a number above 0, like 2.5.',
  separators: 'Write it without separators for thousands: 1000 or 1.5, not 1,000.',
  sign: 'Type it without a sign: 5, not -5 or +5.',
  exponent: 'Write the number out: 1000, not 1e3.',
  unit: 'Type the number alone: 5, not 5 mg. If the unit beside the field is another one, convert it first.',
  'foreign-digits': 'Type it with the digits 0 to 9, like 2.5.',
  unseen: 'It holds a sign that cannot be seen. Clear the field and type the number.',
  unreadable: 'Use digits and one decimal point only, like 2.5.',
  'too-long': `Use at most ${MAX_TYPED} characters.`,
} as const;

export type DecimalProblem = 'missing' | keyof typeof HELP;

/** The error message under a field, and what to type instead if the message does not say so. */
export type FieldError = { message: string; help?: string };

/** The digits of a number above 0, such as '0.5', or why the text is not one. */
export type ReadDecimal = { ok: true; digits: string } | { ok: false; problem: DecimalProblem };

const WITH_POINT = /^(?:\d+\.?\d*|\.\d+)$/;
const WITH_COMMA = /^(?:\d+,\d*|,\d+)$/;

/** One comma before three digits: '1,500' is 1500 to some, 1.5 to others; '0,125' is clear. */
const AMBIGUOUS_COMMA = /^[1-9]\d{0,2},\d{3}$/;

/** Patterns of texts that are not plain decimals; the first match is the reported problem. */
const LOOKS_LIKE: readonly [DecimalProblem, RegExp][] = [
  ['separators', /^[\d.,'’\s]*\d[\d.,'’\s]*$/],
  ['sign', /^[-+−–]\s*[\d.,]+$/],
  ['exponent', /^[-+−]?[\d.,]+\s*e\s*[-+−]?\d+$/i],
  ['unit', /^[\d.,]+\s*(?:mg|mcg|µg|μg|ug|g|ml|cc|iu|u|units?)\.?$/i],
  // Full-width digits, Arabic-Indic ones and the like.
  ['foreign-digits', /^(?=.*(?![0-9])\p{Nd})[\p{Nd}\p{P}\s]+$/u],
  ['unseen', /\p{Default_Ignorable_Code_Point}/u],
];

/** Characters that cannot be seen. Without those that turn text around: they may show '.5' as '5.'. */
const UNSEEN = /[\u200b-\u200e\u202a\u202c\u202d\u2060-\u2066\u2068\u2069\ufeff]+/g;

/** A typed text without spaces around it and without characters that cannot be seen. */
export function trimTyped(typed: string): string {
  return typed.replace(UNSEEN, '').trim();
}

/**
 * Parses the decimal above 0 that a visitor typed ('5', '.5', '5.', ' 0,5 ') to plain digits. A comma is accepted
 * as a decimal point; a text in which it might separate thousands ('1,000', '1.000,5') is rejected. So are signs,
 * exponents, hexadecimals and units: nothing is guessed, and nothing that can be seen is changed. (Number() would accept
 * '1e3', '0x10' and 'Infinity', and parseFloat() would read '1,5' as 1.)
 */
export function readDecimal(typed: string): ReadDecimal {
  const text = trimTyped(typed);
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

/** The text of a field as written in the address: trimmed, or '' if it is too long to be a number. */
export function toQueryText(typed: string): string {
  const text = trimTyped(typed);
  return text.length > MAX_TYPED ? '' : text;
}

/** Builds a field's error; every problem but 'missing' has a help text. */
export function toFieldError(message: string, problem: DecimalProblem): FieldError {
  return problem === 'missing' ? { message } : { message, help: HELP[problem] };
}

/** Parses a number field to plain digits, or to an error with `message`. An empty field has neither. */
export function readField(typed: string, message: string): { digits?: string; error?: FieldError } {
  const read = readDecimal(typed);
  if (read.ok) return { digits: read.digits };
  return read.problem === 'missing' ? {} : { error: toFieldError(message, read.problem) };
}
