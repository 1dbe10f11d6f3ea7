/** A number of a pasted text, and how it stands there. */
export type PastedNumber = {
  at: number;
  line: number;
  digits: string;
  isPercent: boolean;
  /** A limit or a range that is asked for, and nothing that was found. */
  isLimit: boolean;
  isLeast: boolean;
  /** With an error behind it. */
  isAbout: boolean;
  /** What stands directly behind it: 'nm', 'mg'. */
  unit: string;
};

/** A space behind one or two digits and before three may separate thousands. */
const NUMBER =
  /(?<![\p{L}\p{N}.,_-]|[\p{L}\p{N}]-)(?:\d{1,2} (?=\d{3}(?:[.,]\d+)?(?![\p{N}%]|\s*%)))?\d[\d.,]*(?![\p{N}_])/gu;
const LIMIT =
  /(?:[<>≤≥≦≧]=?|=[<>]|\bnlt|\bnmt|\b(?:not|no) (?:less|more) than|\bat (?:least|most)|\bm(?:in|ax)\.?|±|\+\/-)\s*$/i;
const LEAST = /(?:[>≥≧]=?|\bnlt|(?:not|no) less than|at least|\bmin\.?)\s*$/i;
const RANGE_FROM = /^\s*%?\s*(?:-|~|\bto\b)\s*\d/;
const RANGE_TO = /\d\s*%?\s*(?:-|~|\bto\b)\s*$/;

/** The numbers of a text, in their order; those inside names, formulas and codes are none. */
export function findNumbers(text: string): PastedNumber[] {
  return [...text.matchAll(NUMBER)].map(({ 0: found, index: at }) => {
    const digits = found.replace(/[.,]+$/, '');
    const before = text.slice(0, at);
    const behind = text.slice(at + digits.length);
    return {
      at,
      line: before.split('\n').length - 1,
      digits: toPlain(digits),
      isPercent: /^\s*(?:(?:±|\+\/-)\s*[\d.,]+\s*)?(?:area)?[\s-]*%/i.test(behind),
      isLimit:
        LIMIT.test(before) ||
        RANGE_TO.test(before) ||
        RANGE_FROM.test(behind) ||
        /^\s*%?\s*\(?m(?:in|ax)\b/i.test(behind),
      isLeast: LEAST.test(before),
      isAbout: /^\s*(?:±|\+\/-)/.test(behind),
      unit: /^\s?([a-z°µ]+)/i.exec(behind)?.[1]?.toLowerCase() ?? '',
    };
  });
}

/** '1,419.5' and '1.419,5' as '1419.5'. A comma that may be a decimal point stays, and the field asks. */
function toPlain(digits: string): string {
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return digits;
}
