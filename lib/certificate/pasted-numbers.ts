/** A number in a pasted text, with its context. */
export type PastedNumber = ReturnType<typeof findNumbers>[number];

/** A space after one or two digits and before three may be a thousands separator. */
const NUMBER =
  /(?<![\p{L}\p{N}.,_-]|[\p{L}\p{N}]-)(?:\d{1,2} (?=\d{3}(?:[.,]\d+)?(?![\p{N}%]|\s*%)))?\d[\d.,]*(?![\p{N}_])/gu;
const LIMIT =
  /(?:[<>≤≥≦≧]=?|=[<>]|\bnlt|\bnmt|\b(?:not|no) (?:less|more) than|\bat (?:least|most)|\bm(?:in|ax)\.?|±|\+\/-)\s*$/i;
/** In '99.1% (min. 98%)' the word belongs to the number after it. */
const LIMIT_BEHIND = /^ ?%? ?m(?:in|ax)\b|^\s*%?\s*\(?m(?:in|ax)\b(?!\.?:?\s*\d)/i;
const LEAST = /(?:[>≥≧]=?|\bnlt|(?:not|no) less than|at least|\bmin\.?)\s*$/i;
const RANGE_FROM = /^\s*%?\s*(?:-|~|\bto\b)\s*\d/;
const RANGE_TO = /\d\s*%?\s*(?:-|~|\bto\b)\s*$/;

/** Finds the numbers in a text, in order; digits inside names, formulas and codes do not count. */
export function findNumbers(text: string) {
  return [...text.matchAll(NUMBER)].map(({ 0: found, index: at }) => {
    const digits = found.replace(/[.,]+$/, '');
    const before = text.slice(0, at);
    const behind = text.slice(at + digits.length);
    return {
      at,
      line: before.split('\n').length - 1,
      digits: toPlain(digits),
      isPercent: /^\s*(?:(?:±|\+\/-)\s*[\d.,]+\s*)?(?:area)?[\s-]*%/i.test(behind),
      // A required limit or range, not a result.
      isLimit:
        LIMIT.test(before) ||
        RANGE_TO.test(before) ||
        RANGE_FROM.test(behind) ||
        LIMIT_BEHIND.test(behind),
      // An expected value, with its tolerance.
      isAround: /^[\s(]*(?:da|g\/mol)?[\s(]*(?:±|\+\/-)/i.test(behind),
      isLeast: LEAST.test(before),
      // Directly after it: 'nm', 'mg'.
      unit: /^\s?([a-z°µ]+)/i.exec(behind)?.[1]?.toLowerCase() ?? '',
    };
  });
}

/** Turns '1,419.5' and '1.419,5' into '1419.5'. A comma that may be a decimal point stays, so that the field asks. */
function toPlain(digits: string): string {
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return digits;
}
