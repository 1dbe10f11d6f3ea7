import type { CertificateInputs } from './inputs';

const N = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)`;
/** What may stand between a name and its number, on one line. */
const GAP = String.raw`[^\d\n]{0,40}?`;
const PERCENT = String.raw`[^\n%]{0,60}?${N}\s*%`;
const DAY = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}\.?\s+[A-Za-z]{3,9}\.?,?\s+\d{4}|[A-Za-z]{3,9}\.?\s+\d{1,2},?\s+\d{4})`;

const find = (pattern: string) => new RegExp(pattern, 'i');

/** Fields that are one number behind one of their names. */
const NUMBERS: readonly [keyof CertificateInputs, RegExp][] = [
  [
    'calculated',
    find(String.raw`(?:theoretical|theor\.|calculated|calc\.?|calcd\.?|expected)${GAP}${N}`),
  ],
  [
    'calculated',
    find(String.raw`(?:molecular (?:weight|mass)|mol\.? ?wt\.?|\bm\.?w\.?\b)${GAP}${N}`),
  ],
  ['mass', find(String.raw`(?:found|observed|obs\.|measured|experimental|detected)${GAP}${N}`)],
  ['mass', find(String.raw`(?:mass spec\w*|\besi\b|\bmaldi\b|\blc-?ms\b|\bms\b)${GAP}${N}`)],
  ['content', find(`peptide content${PERCENT}`)],
  ['purity', find(`purity${PERCENT}`)],
  ['water', find(`(?:water|moisture|karl fischer)${PERCENT}`)],
  [
    'counterIon',
    find(
      String.raw`(?:acetate|acetic acid|\btfa\b|trifluoroacet\w+|chloride|counter-?ions?)${PERCENT}`,
    ),
  ],
];

const CHARGED = find(String.raw`\[m\s*\+\s*(\d*)\s*h\]\s*(\d*)\s*\+?${GAP}${N}`);
const MZ = find(String.raw`m\/z${GAP}${N}`);
const ENDOTOXIN = find(
  String.raw`endotoxins?[^\d\n<≤]{0,40}([<≤]?\s*)${N}\s*[ei]u\s*\/\s*(mg|vial)`,
);
const LOT = find(
  String.raw`\b(?:lot|batch)\s*(?:no\.?|number|#|id)?\s*[:#.\s]\s*([a-z0-9][\w./-]*\d[\w./-]*)`,
);
const AMOUNT = find(
  String.raw`(?:quantity|amount|size|strength|fill|net weight)[^\d\n]{0,20}${N}\s*(mg|mcg)\b`,
);
const PER_VIAL = find(String.raw`${N}\s*(mg|mcg)\s*(?:\/|per|,)?\s*(?:vial|bottle)`);
const MADE = find(
  String.raw`(?:manufactur\w*|production|produced|mfg\.?|made)[^\d\n]{0,20}?${DAY}`,
);
const TESTED = find(String.raw`(?:test\w*|analys\w*|report\w*)[^\d\n]{0,20}?${DAY}`);
const SEQUENCE = /^[^\S\n]*(?:amino acid )?sequence[^\S\n]*[:\t]?[^\S\n]*(\S.*)$/im;

/**
 * What is understood of a pasted certificate, by the fields that it fills; nothing is guessed. `names` are the names
 * of each substance, by slug. A number with separators that can be read in two ways is taken over as it stands.
 */
export function readPasted(
  pasted: string,
  names: readonly { slug: string; name: string }[],
): Partial<CertificateInputs> {
  const text = pasted.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/[\u2010-\u2015]/g, '-');
  const found: Partial<Record<keyof CertificateInputs, string>> = {};
  const put = (field: keyof CertificateInputs, value: string | undefined) => {
    if (value && found[field] === undefined) found[field] = value.trim();
  };
  put('substance', findName(text, names));
  put('chain', SEQUENCE.exec(text)?.[1]);
  const [, hydrogens, charge, charged] = CHARGED.exec(text) ?? [];
  const mz = charged ?? MZ.exec(text)?.[1];
  if (mz) {
    put('mass', toPlain(mz));
    put('massAs', 'mz');
    if (charged) put('charge', charge || hydrogens || '1');
  }
  for (const [field, pattern] of NUMBERS) put(field, toPlain(pattern.exec(text)?.[1]));
  if (found.purity && /hplc/i.test(text)) put('purityMethod', 'hplc');
  if (/monoisotopic/i.test(text)) put('kind', 'monoisotopic');
  else if (/average mass|molecular weight/i.test(text)) put('kind', 'average');
  const [, less = '', units, per] = ENDOTOXIN.exec(text) ?? [];
  put('endotoxin', units && `${less.trim()}${toPlain(units)}`);
  put('endotoxinUnit', per && `EU/${per.toLowerCase()}`);
  const [, amount, unit] = AMOUNT.exec(text) ?? PER_VIAL.exec(text) ?? [];
  put('amount', toPlain(amount));
  put('amountUnit', unit?.toLowerCase());
  put('lot', LOT.exec(text)?.[1]?.replace(/\W+$/, ''));
  put('made', toDay(MADE.exec(text)?.[1]));
  put('tested', toDay(TESTED.exec(text)?.[1]));
  return found as Partial<CertificateInputs>;
}

/** The longest name of a substance that the text holds. */
function findName(text: string, names: readonly { slug: string; name: string }[]) {
  const plain = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  return names
    .filter(({ name }) => plain.includes(` ${name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `))
    .sort((a, b) => b.name.length - a.name.length)[0]?.slug;
}

/** '1,419.5' as '1419.5'. A comma that may be a decimal point stays, and the field asks. */
function toPlain(number: string | undefined): string | undefined {
  return number && /,\d{3}\./.test(number) ? number.replaceAll(',', '') : number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A day as date fields take it, from '2026-05-03', '3 May 2026' or 'May 3, 2026'; nothing else is clear. */
function toDay(text: string | undefined): string | undefined {
  if (!text || /^\d{4}-/.test(text)) return text;
  const year = /\d{4}/.exec(text)?.[0];
  const month = MONTHS.indexOf(/[a-z]{3}/i.exec(text)?.[0].toLowerCase() ?? '') + 1;
  const day = /\b\d{1,2}\b/.exec(text)?.[0];
  if (!year || month === 0 || !day) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
