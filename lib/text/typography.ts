const NAME = /\b(?:\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]{1,4})+|\p{L}+(?:-\d+)+|\d+(?:-\d+){2,})\b/gu;

const UNIT_AFTER_NUMBER =
  /(\d) (?=(?:mg|mcg|g|kg|mL|L|units?|kDa|Da|mm|nm|°C|hours?|minutes?|days?|weeks?|months?|years?|people|adults|patients|residues|Å)(?![\p{L}\d]))/gu;

/** Joins each number to its unit with a non-breaking space: '5 mg' never ends a line after the 5. */
export function joinUnits(text: string): string {
  return text.replace(UNIT_AFTER_NUMBER, '$1\u00a0');
}

/** Writes a number below zero with a minus in place of the hyphen that a record was typed with. */
export function writeMinus(text: string): string {
  return text.replace(/(?<=^|[\s(])-(?=\d)/g, '−');
}

/**
 * Text cut where a peptide or trial name with a hyphen ('BPC-157', 'MOTS-c', 'beta-4') or a telephone number
 * begins and ends, so that a caller can keep it on one line. Odd positions hold the names.
 */
export function splitNames(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(NAME)) {
    parts.push(text.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
