import { parseDay } from '@/lib/text/dates';
import type { CertificateInputs } from './inputs';
import { readPaperChain } from './paper-chain';
import { findAmount, findEndotoxin } from './pasted-amounts';
import { type Segment, toSegments } from './pasted-labels';
import { readPastedMass } from './pasted-mass';

type Name = { slug: string; name: string };

const find = (pattern: string) => new RegExp(pattern, 'i');

const DAY = String.raw`(\d{4}[-./年]\d{1,2}[-./月]\d{1,2}|20\d{6}\b|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}(?:st|nd|rd|th)?\.?[\s-]+(?:of\s+)?[A-Za-zä]{3,9}\.?,?[\s-]+\d{4}|[A-Za-z]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})`;
const BETWEEN = String.raw`[^\d\n]{0,20}?\n?[^\d\n]{0,20}?`;
const MADE = find(
  String.raw`(?:\b(?:manufactur\w*|production|produced|mfg\.?|mfd\.?|made|herstell\w*|hergestellt)|生产日期)${BETWEEN}${DAY}`,
);
const TESTED = find(
  String.raw`(?:(?<!\bre-?\s?)\b(?:test\w*\b(?! (?:order|request))|analy[sz]\w*|qc date|(?:ge)?prüf\w*)|检[验测]日期)${BETWEEN}${DAY}`,
);
const LOT = find(
  String.raw`(?:\b(?:lot|batch|chargen\S*)|\bcharge(?=:\s*[a-z])|批号)\s*(?:no\.?|n[°º]|nr\.?|number|#|id|code)?\s*[:#.|\s]\s*([a-z0-9][\w./-]*\d[\w./-]*)`,
);
const SEQUENCE =
  /\b(?:amino acid |peptide |aa )?sequence[^\S\n]*(?:\([^)\n]*\))?[^\S\n]*[:|]?[^\S\n]*(\n?)[^\S\n]*(\S.*)$/im;
/** Lines in which a paper names its product. */
const PRODUCT =
  /^[^\S\n]*(?:product|sample|peptide|compound|substance|material|analyte|name|description)\b[^:\n]{0,20}[:\t|](.*)$/gim;

/**
 * Reads a pasted certificate into the form's fields; nothing is guessed. `names` are the names of each substance, by
 * slug. A result is preferred to a limit. A number with ambiguous separators and a limit of the purity are copied as
 * they are, and an m/z without a charge gets an empty one, so that the fields ask.
 */
export function readPasted(pasted: string, names: readonly Name[]): Partial<CertificateInputs> {
  const text = toPlainText(pasted);
  const segments = toSegments(text);
  const products = [...text.matchAll(PRODUCT)].map(([, product = '']) => product).join('\n');
  const purity = findShare(segments, 'purity');
  const found: Partial<CertificateInputs> = {
    substance: findName(products, text, names),
    chain: findChain(text),
    ...readPastedMass(text),
    kind: findKind(text),
    content: findShare(segments, 'content'),
    purity,
    purityMethod: purity && /hplc|chromatogra/i.test(text) ? 'hplc' : undefined,
    water: findShare(segments, 'water'),
    counterIon: findShare(segments, 'counterIon'),
    ...findEndotoxin(text),
    ...findAmount(text, products || findNaming(text, names)),
    lot: LOT.exec(text)?.[1]?.replace(/\W+$/, ''),
    made: toDay(MADE.exec(text)?.[1]),
    tested: toDay(TESTED.exec(text)?.[1]),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Normalises spaces, hyphens, full-width and superscript characters, and decimals that a scan broke at the point. */
function toPlainText(pasted: string): string {
  return pasted
    .replace(/\r\n?/g, '\n')
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/(?<=\d)[\u00a0\u2007\u2009\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[\u2010-\u2015\u2212\u207b]/g, '-')
    .replace(/\](?:\^|\s)(?=\d?[+-])/g, ']')
    .replace(/(?<=\d) \. ?(?=\d)|(?<=\d)\. (?=\d{1,3}\s*%)/g, '.')
    .replace(/[\u2070-\u2079\u00b9\u00b2\u00b3\u207a]/g, (raised) => raised.normalize('NFKC'));
}

/** Finds the share in a field: its one result or, for a purity, its lower limit if that is all. */
function findShare(segments: readonly Segment[], wanted: Segment['label']): string | undefined {
  for (const { label, text, numbers } of segments) {
    if (label !== wanted) continue;
    // 'Purity (%) 99.1': the percent sign may precede the number.
    const isShare = /%\s*\)?[^\d%]*\d/.test(text) && !/\d\s*%/.test(text);
    const shares = numbers.filter((one) => one.isPercent || (isShare && Number(one.digits) <= 100));
    const results = shares.filter(({ isLimit }) => !isLimit);
    const onLine = results.filter(({ line }) => line === results[0]?.line);
    const digits = new Set(onLine.map((one) => one.digits));
    if (digits.size > 0) return digits.size === 1 ? [...digits][0] : undefined;
    const [least] = shares;
    const isAlone = shares.length === 1 && !/compl|conform|pass/i.test(text);
    if (wanted === 'purity' && least?.isLeast && isAlone) return `≥${least.digits}`;
  }
  return undefined;
}

function findKind(text: string): CertificateInputs['kind'] | undefined {
  const isLight = /mono-?isotopic/i.test(text);
  const isAverage = /average (?:molecular )?(?:mass|weight)/i.test(text);
  if (isLight === isAverage) return undefined;
  return isLight ? 'monoisotopic' : 'average';
}

/** Finds the substance named in the product lines, else in the whole text; undefined if several are. */
function findName(products: string, text: string, names: readonly Name[]): string | undefined {
  for (const part of [products, text]) {
    const named = findNames(part, names);
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

/** Finds the chain after 'sequence', without other text on its line; on the line below, only if it parses. */
function findChain(text: string): string | undefined {
  const [, below, line = ''] = SEQUENCE.exec(text) ?? [];
  const parts = [line, line.split(/\s{2,}|[\t|;]|\.\s/)[0], line.split(/\s/)[0]];
  const read = parts.find((part) => part && readPaperChain(part).ok);
  return (read ?? (below ? undefined : line)?.trim()) || undefined;
}

function findNaming(text: string, names: readonly Name[]): string {
  const naming = text.split('\n').filter((line) => findNames(line, names).length > 0);
  return naming.join('\n');
}

/** Lower-case words, letters apart from digits, so that 'AOD9604' equals 'AOD-9604'. */
const toWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function findNames(text: string, names: readonly Name[]): string[] {
  let rest = toWords(text)
    .replace(/ (?:without|w o|non) dac /g, ' no dac ')
    .replace(/ with dac /g, ' dac ')
    .replace(/ (?:(?:lr 3|r 3|des(?: 1 3)?) igf 1|igf 1 (?:lr 3|des)) /g, ' ');
  const slugs = new Set<string>();
  // Longest names first, each removed once found: a name may be part of a longer one.
  for (const { slug, name } of [...names].sort((a, b) => b.name.length - a.name.length)) {
    const words = toWords(name);
    if (!rest.includes(words)) continue;
    slugs.add(slug);
    if (names.every((one) => one.slug === slug || toWords(one.name) !== words))
      rest = rest.replaceAll(words, '  ');
  }
  return [...slugs];
}

const MONTHS = 'jan feb m[aä]r apr ma[yi] jun jul aug sep o[ck]t nov de[cz]'
  .split(' ')
  .map((month) => new RegExp(`(?<![a-z])${month}`, 'i'));

/** Parses '2026-05-03', '2026.05.03', '3 May 2026', 'May 3, 2026' or '25/03/2026' to an ISO date; else undefined. */
function toDay(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const apart = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const numbers = apart.match(/\d+/g)?.map(Number) ?? [];
  const year = numbers.find((one) => one >= 1000);
  const month = MONTHS.findIndex((name) => name.test(text)) + 1;
  const others = numbers.filter((one) => one !== year);
  if (!year) return undefined;
  if (month) return toIso(year, month, others[0]);
  if (numbers[0] === year) return toIso(year, ...others);
  const [first = 0, second = 0] = others;
  if (first > 12) return toIso(year, second, first);
  return second > 12 ? toIso(year, first, second) : undefined;
}

function toIso(year: number, month = 0, day = 0): string | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return parseDay(iso) === undefined ? undefined : iso;
}
