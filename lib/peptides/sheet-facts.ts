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

/** Returns the facts of every library substance, sorted by name. */
export function getSheetFacts(): SheetFacts[] {
  const called = countNames();
  return getPeptides()
    .map((peptide): SheetFacts => {
      const { slug, name, subtitle } = peptide;
      const own = name.toLowerCase();
      return {
        name,
        names: [own, ...toLowerNames(slug).filter((one) => one !== own && called.get(one) === 1)],
        what: subtitle,
        standing: toStanding(slug),
        halfLife:
          findOnLabel(slug, 'half-life') ??
          toHalfLifeText(peptide)?.text ??
          'Not known from any source cited here',
        surgery: formatLabel(slug, 'surgery'),
        otherMedicines: formatLabel(slug, 'other-medicines'),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
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

/** Returns the text of the first label that answers, and the label's name; undefined if none does. */
function findOnLabel(slug: string, question: LabelQuestion): string | undefined {
  const entries = getLabels().get(slug)?.answers[question] ?? [];
  const first = entries.find(({ text }) => text !== undefined);
  if (!first) return undefined;
  const texts = entries.flatMap(({ label, text }) => (label === first.label && text ? [text] : []));
  return `${texts.join(' ')} (${nameLabel(slug, first.label)})`;
}

function nameLabel(slug: string, id: string): string {
  const { product = '', country = '', year = '' } = getLabels().get(slug)?.labels[id] ?? {};
  return `${product}, ${country}${year === 'not shown' ? '' : ` ${year}`}`;
}

type LabelQuestion = 'surgery' | 'other-medicines' | 'half-life';

/** Returns the answer of a label, or says why there is none: no label, silent or not readable. */
function formatLabel(slug: string, question: LabelQuestion): string {
  const record = getLabels().get(slug);
  if (!record) {
    const rule = findRules(slug).find((each) => each.only && each.question === question);
    return ['No label of it was read', ...(rule ? [rule.text] : [])].join('. ');
  }
  const silent = record.answers[question]?.[0];
  return (
    findOnLabel(slug, question) ??
    (silent
      ? `The label says nothing of it (${nameLabel(slug, silent.label)})`
      : 'The labels could not be read on this')
  );
}
