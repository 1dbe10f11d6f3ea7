import { getStatus } from '@/lib/evidence/evidence';
import { getLabels } from '@/lib/labels/labels';
import { findRules } from '@/lib/records/labels';
import { toHalfLifeText } from './half-lives';
import { getPeptides } from './peptides';
import { toWrittenNames } from './substance-names';

/** The facts on a substance for a doctor's sheet, all from its record, its status and its labels. */
export type SheetFacts = {
  name: string;
  /** Names that only this substance has, in lower case: its name, brands and codes. */
  names: readonly string[];
  what: string;
  standing: string;
  halfLife: string;
  surgery: string;
  otherMedicines: string;
};

/** Returns the facts of every library substance, sorted by name, and once more for brands with a label of their own. */
export function getSheetFacts(): SheetFacts[] {
  const called = countNames();
  return getPeptides()
    .flatMap((peptide): SheetFacts[] => {
      const { slug, name, subtitle } = peptide;
      const own = name.toLowerCase();
      const others = toLowerNames(slug).filter((one) => one !== own && called.get(one) === 1);
      const brands = listBrands(slug).filter(([brand]) => others.includes(brand));
      const ofBrands = new Set(brands.map(([brand]) => brand));
      const describe = (names: readonly string[], label?: string): SheetFacts => ({
        name,
        names,
        what: subtitle,
        standing: toStanding(slug),
        halfLife:
          (label && findOnLabel(slug, 'half-life', label)) ??
          findOnLabel(slug, 'half-life') ??
          toHalfLifeText(peptide)?.text ??
          'Not known from any source cited here',
        surgery: formatLabel(slug, 'surgery', label),
        otherMedicines: formatLabel(slug, 'other-medicines', label),
      });
      return [
        describe([own, ...others.filter((one) => !ofBrands.has(one))]),
        ...brands.map(([brand, label]) => describe([brand], label)),
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Lists the brands, besides the first label's, with a label from its country: name in lower case, and label's id. */
function listBrands(slug: string): [string, string][] {
  const labels = Object.entries(getLabels().get(slug)?.labels ?? {});
  const [first] = labels;
  const brands = new Map<string, string>();
  for (const [id, { product, country }] of labels) {
    const brand = product.split(/,| and /)[0]?.toLowerCase() ?? '';
    const isOther = !first?.[1].product.toLowerCase().includes(brand);
    if (isOther && country === first?.[1].country && !brands.has(brand)) brands.set(brand, id);
  }
  return [...brands];
}

/** Counts the records that share each name: a shared name does not identify a substance. */
function countNames(): Map<string, number> {
  const called = new Map<string, number>();
  for (const { slug } of getPeptides())
    for (const name of toLowerNames(slug)) called.set(name, (called.get(name) ?? 0) + 1);
  return called;
}

function toLowerNames(slug: string): string[] {
  return [...new Set(toWrittenNames(slug).map((name) => name.toLowerCase()))];
}

function toStanding(slug: string): string {
  const approvals = (getStatus(slug)?.approvals ?? []).filter(
    ({ state }) => state !== 'never approved',
  );
  if (approvals.length === 0) return 'No approval as a medicine is recorded here';
  const products = new Map<string, string>();
  // One entry may name several products, "Ozempic (pen; tablet since 2026), Rybelsus", and others may repeat one.
  for (const name of approvals.flatMap(({ product }) => product.split(/, (?![^(]*\))/))) {
    const short = name.replace(/ \(.*/, '');
    if (!products.has(short)) products.set(short, name);
  }
  return `Licensed, or once licensed, as ${[...products.values()].slice(0, 3).join('; ')}`;
}

/** Returns the text and the name of a label, by default the first that answers; undefined if it does not answer. */
function findOnLabel(slug: string, question: LabelQuestion, id?: string): string | undefined {
  const entries = getLabels().get(slug)?.answers[question] ?? [];
  const told = entries.filter(({ label, text }) => text && (!id || label === id));
  const [first] = told;
  if (!first) return undefined;
  const texts = told.flatMap(({ label, text }) => (label === first.label && text ? [text] : []));
  return `${texts.join(' ')} (${nameLabel(slug, first.label)})`;
}

function nameLabel(slug: string, id: string): string {
  const { product = '', country = '', year = '' } = getLabels().get(slug)?.labels[id] ?? {};
  return `${product}, ${country}${year === 'not shown' ? '' : ` ${year}`}`;
}

type LabelQuestion = 'surgery' | 'other-medicines' | 'half-life';

/** Returns a label's answer and below it that of `own`, another brand's; or says why there is none. */
function formatLabel(slug: string, question: LabelQuestion, own?: string): string {
  const record = getLabels().get(slug);
  if (!record) {
    const rule = findRules(slug).find((each) => each.only && each.question === question);
    return ['No label of it was read', ...(rule ? [rule.text] : [])].join('. ');
  }
  const silent = record.answers[question]?.[0];
  const told = [findOnLabel(slug, question), own && findOnLabel(slug, question, own)];
  return (
    [...new Set(told)].filter(Boolean).join(' ') ||
    (silent
      ? `The label says nothing of it (${nameLabel(slug, silent.label)})`
      : 'The labels could not be read on this')
  );
}
