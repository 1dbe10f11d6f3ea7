const NAME =
  /\b(?:\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]{1,4})+|\p{L}+(?:-\d+)+|\d+(?:-\d+){2,}|[NC]-terminus|\p{L}+a-\p{Lu}+|half-li(?:fe|ves))\b/gu;

const LONGEST_NAME = 14;

const UNIT_AFTER_NUMBER =
  /(\d) (?=(?:mg|mcg|g|kg|mL|L|units?|kDa|Da|mm|nm|°C|hours?|minutes?|days?|weeks?|months?|years?|people|adults|patients|residues|Å)(?![\p{L}\d]))/gu;

/** Joins each number to its unit by a non-breaking space, so that '5 mg' is never split across lines. */
export function joinUnits(text: string): string {
  return text.replace(UNIT_AFTER_NUMBER, '$1\u00a0');
}

/** A separator for short facts on a line; it never starts a line of text. */
export const POINT = '\u00a0· ';

/** Numbers of four or more digits, alone or ending a range; not part of a code, decimal, numeric date or citation. */
const LONG_NUMBER = /(?<![\p{L}\d.,/^]|\D-|\d:)\d{4,}(?![\p{L}\d/-]|[.,]\d)/gu;

/**
 * Words after a number that make it a count or amount, so that even 1961 is not a year; the first group is a word between
 * them: '1961 young adults', but also 'In 2023 three people'.
 */
const COUNTED =
  /^[\s\u00a0](\w+ )?(?:people|adults|children|men|women|participants|patients|mice|rats|mg|mcg|g|mL|Da)(?![\p{L}\d])/u;

/** The text before a year: 'on 15 August ', 'In '. */
const BEFORE_YEAR =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|[Ii]n) $/;

/**
 * Formats the numbers of a record, typed with hyphens as minus signs and without commas, for display: '1961 adults:
 * -14.9%' → '1,961 adults: −14.9%'. Years and codes ('PMID 35985340') are kept.
 */
export function writeNumbers(text: string): string {
  return text
    .replace(/(?<=^|[\s(])-(?=\d)/g, '−')
    .replace(LONG_NUMBER, (digits, at: number, whole: string) => {
      const before = whole.slice(0, at);
      const isYear = /^(?:1[89]|20)\d\d$/.test(digits);
      const isCode = /(?:\p{Lu}{2}|\.) $|-$/u.test(before);
      const counted = COUNTED.exec(whole.slice(at + digits.length));
      const isCount =
        (counted && !(counted[1] && BEFORE_YEAR.test(before))) || /\d of $/.test(before);
      return isCount || !(isYear || isCode) ? groupThousands(digits) : digits;
    });
}

/** Adds thousands separators to digits: '60000' → '60,000'. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * Splits a text around hyphenated peptide or trial names ('BPC-157', 'MOTS-c', 'beta-4') and telephone numbers, so that
 * a caller can keep each on one line. Odd indexes hold the names. A name too long for a phone's line in the largest
 * heading, such as a residue chain, is not split off: it may break at its dashes.
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
