import type { CertificateInputs } from './inputs';
import { findNumbers } from './pasted-numbers';

const MG = String.raw`(?<![\w.,/-])(\d[\d.,]*)\s*(mg|mcg)\b(?!\s*(?:\/|per)\s*(?:ml|\d))`;
const find = (pattern: string) => new RegExp(pattern, 'i');

/** Patterns for the amount that a laboratory weighed: after its name, or at a line's end below a results heading. */
const WEIGHED: readonly RegExp[] = [
  find(
    String.raw`\b(?:quantitation|quantity of peptide|peptide (?:quantity|amount|mass)|net (?:content|peptide)|measured(?: (?:amount|quantity|content))?)\b[^\d\n]{0,20}${MG}`,
  ),
  new RegExp(String.raw`^[^\S\n]*results?\b[^\n]*\n(?:[^\n]*\n){0,5}?[^\n]*?${MG}[^\S\n]*$`, 'im'),
];
const LABELLED: readonly RegExp[] = [
  find(
    String.raw`\b(?:quantity|amount|size|strength|fill|(?:net|gross) weight|content per vial|total content|label\w*)\b[^\d\n]{0,20}(?:\d+ vials? ?[x×*] ?)?${MG}`,
  ),
  find(String.raw`${MG}\s*(?:\/|per|,)?\s*(?:vial|bottle)`),
];

/** Finds the amount in the vial: the weighed one, else the labelled one, else one beside the product name. */
export function findAmount(text: string, products: string): Partial<CertificateInputs> {
  const weighed = WEIGHED.map((pattern) => pattern.exec(text)).find(Boolean);
  const labelled = LABELLED.map((pattern) => pattern.exec(text)).find(Boolean);
  const [, amount = '', unit] = weighed ?? labelled ?? find(MG).exec(products) ?? [];
  if (!unit) return {};
  return {
    amount: findNumbers(amount)[0]?.digits ?? amount,
    amountUnit: unit.toLowerCase() as CertificateInputs['amountUnit'],
    ...(weighed && { amountOf: 'peptide' }),
  };
}

const ENDOTOXIN = /endotoxin[se]?\b([^\n]{0,120})/i;
const UNITS =
  /((?:\b(?:nmt|not more than|up to|at most|limit|spec\w*|max\w*)\b[.:]?\s*)?[<≤≥>]?=?)\s*(\d[\d.,]*)\s*[ei]u\s*\/\s*(mg|vial)\b/gi;

/** Finds the endotoxin result: the one value that is without a sign, or with '<'. Others are limits. */
export function findEndotoxin(text: string): Partial<CertificateInputs> {
  const found = [...(ENDOTOXIN.exec(text)?.[1] ?? '').matchAll(UNITS)];
  const [result, other] = found.filter(([, sign = '']) => /^<?$/.test(sign));
  if (!result || other) return {};
  const [, sign = '', units = '', per = ''] = result;
  return {
    endotoxin: `${sign}${findNumbers(units)[0]?.digits ?? units}`,
    endotoxinUnit: `EU/${per.toLowerCase()}` as CertificateInputs['endotoxinUnit'],
  };
}
