import type { ContentProblem } from '@/lib/content/content-error';
import { type ContentText, linesOf } from './corpus';

const UNIT = '(?:mg|mcg|ng|pg|kg|g|mL|L|kDa|Da|nmol|mmol|units?)';

/** A notation for amounts that is known to be misread. */
export type MisreadForm = {
  name: string;
  form: RegExp;
  remedy: string | ((found: string) => string);
};

/**
 * Notations that are known to be misread, each with its remedy. Source: the Institute for Safe Medication Practices'
 * list of error-prone abbreviations, symbols and dose designations. IU is allowed only in the calculator, whose own
 * texts explain it.
 */
export const misreadForms: readonly MisreadForm[] = [
  { name: 'a micro sign', form: /[µμ]g|\bug\b/, remedy: 'write mcg; a micro sign is read as m' },
  { name: 'mcl or a micro sign for volume', form: /[µμ]L|\bmcl\b/i, remedy: 'give it in mL' },
  { name: 'cc', form: /\bcc\b/i, remedy: 'write mL; cc is read as 00 or as units' },
  {
    name: 'IU',
    form: /\bIU\b/,
    remedy: 'write units; IU is read as IV or as 10, and its only place is the calculator',
  },
  { name: 'U for units', form: /\d\s?U\b(?!-\d)/, remedy: 'write units; U is read as 0 or 4' },
  { name: 'ml', form: /\d\s?ml\b/, remedy: 'write mL; a small l is read as 1' },
  {
    name: 'a decimal without its zero',
    form: /(?:^|[\s([<>=~≤≥–-])\.\d/,
    remedy: 'write a zero before the point, like 0.5 mg; .5 is read as 5',
  },
  {
    name: 'a trailing zero',
    // Applies to either end of a range: '1.0 to 2.5 mg'.
    form: new RegExp(String.raw`\d\.\d*0(?:\s?(?:to|and|or|-|–)\s?[\d.,]+)?\s?${UNIT}\b`),
    remedy: 'leave out the zeros at the end, like 5 mg; 5.0 is read as 50',
  },
  {
    name: 'a number run together with its unit',
    // After a letter the number is part of a name: the substitution V34L is not an amount.
    form: new RegExp(String.raw`(?<![\p{L}\d.,-])\d[\d.,]*${UNIT}\b`, 'u'),
    remedy: (found) =>
      `write ${found.replace(/[a-z]+$/i, ' $&')}, with a space: run together, the m is read as zeros (a button of the calculator says 2mg, as specified; a text does not)`,
  },
];

/** Reports amounts in front matter, text and tables in a form that is known to be misread. */
export function findMisreadAmounts(text: ContentText): ContentProblem[] {
  return linesOf(text).flatMap(({ line, text: words }) =>
    misreadForms.flatMap(({ form, remedy }) => {
      const found = form.exec(words)?.[0].trim();
      if (!found) return [];
      const told = typeof remedy === 'string' ? remedy : remedy(found);
      return [text.document.problemAt(line, `"${found}": ${told}`)];
    }),
  );
}
