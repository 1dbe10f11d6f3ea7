const NAME =
  /\b(?:\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]{1,4})+|\p{L}+(?:-\d+)+|\d+(?:-\d+){2,}|[NC]-terminus|\p{L}+a-\p{Lu}+|half-li(?:fe|ves))\b/gu;

const LONGEST_NAME = 14;

const UNIT_AFTER_NUMBER =
  /(\d) (?=(?:mg|mcg|g|kg|mL|L|units?|kDa|Da|mm|nm|°C|hours?|minutes?|days?|weeks?|months?|years?|people|adults|patients|residues|Å)(?![\p{L}\d]))/gu;

/** Joins each number to its unit with a non-breaking space: '5 mg' never ends a line after the 5. */
export function joinUnits(text: string): string {
  return text.replace(UNIT_AFTER_NUMBER, '$1\u00a0');
}

/** A point between short facts of a line. It may end a line of them, and never begins one. */
export const POINT = '\u00a0· ';

/** Four digits or more that stand alone or end a range: no part of a code, a decimal or a date in digits. */
const LONG_NUMBER = /(?<![\p{L}\d.,/^]|\D-)\d{4,}(?![\p{L}\d/-]|[.,]\d)/gu;

/** What is counted or weighed in such numbers: behind them not even 1961 is a year. */
const COUNTED =
  /^[\s\u00a0](?:\w+ )?(?:people|adults|children|men|women|participants|patients|mice|rats|mg|mcg|g|mL|Da)(?![\p{L}\d])/u;

/**
 * Numbers of a record as print has them, where it was typed with a hyphen for a minus and without commas:
 * '1961 adults: -14.9%' is '1,961 adults: −14.9%'. Years and codes ('PMID 35985340') stay.
 */
export function writeNumbers(text: string): string {
  return text
    .replace(/(?<=^|[\s(])-(?=\d)/g, '−')
    .replace(LONG_NUMBER, (digits, at: number, whole: string) => {
      const before = whole.slice(0, at);
      const isYear = /^(?:1[89]|20)\d\d$/.test(digits);
      const isCode = /(?:\p{Lu}{2}|\.) $|-$/u.test(before);
      const isCount = COUNTED.test(whole.slice(at + digits.length)) || /\d of $/.test(before);
      return isCount || !(isYear || isCode) ? groupThousands(digits) : digits;
    });
}

/** Digits with a comma before each three from the end: '60000' is '60,000'. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * Text cut where a peptide or trial name with a hyphen ('BPC-157', 'MOTS-c', 'beta-4') or a telephone number
 * begins and ends, so that a caller can keep it on one line. Odd positions hold the names. One too long for a phone's
 * line in the largest heading, such as a chain of residues, is none: it may break at its dashes.
 */
export function splitNames(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(NAME)) {
    if (match[0].length > LONGEST_NAME) continue;
    parts.push(text.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
