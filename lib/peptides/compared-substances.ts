import { nameTrial } from '@/lib/evidence/evidence';
import { toStatusStrip } from '@/lib/evidence/status-strip';
import { formatDirection, getOwnVerdicts } from '@/lib/evidence/verdicts';
import { toHalfLifeText } from '@/lib/peptides/half-lives';
import { toMoleculeFacts } from '@/lib/peptides/molecule-facts';
import { requirePeptide } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { paperPath } from '@/lib/references/paper-path';
import type { ComparedSubstance } from './compare';
import { getPairs } from './pairs';

const FACTS = ['Residues', 'Average mass'];

/** Labels of the status strip. Each group becomes one row under its first label, so both substances have all rows. */
const STRIP_LABEL_GROUPS = [
  ['Main result', 'Missed aim'],
  ['Harms', 'Main harm', 'Safety', 'Common harm'],
  ['Approved'],
];

/** Returns the comparison data of a library substance. */
export function toComparedSubstance(peptide: PeptideRecord): ComparedSubstance {
  const { slug, name, library } = peptide;
  const halfLife = toHalfLifeText(peptide);
  const pick = (rows: readonly { label: string; text: string }[], labels: readonly string[]) =>
    rows.flatMap(({ label, text }) => (labels.includes(label) ? [{ label, text }] : []));
  const facts = toMoleculeFacts(peptide).map(({ label, value }) => ({ label, text: value }));
  return {
    slug,
    name,
    facts: STRIP_LABEL_GROUPS.map((labels) => ({
      label: labels[0] ?? '',
      text: pick(toStatusStrip(peptide), labels)
        .map(({ text }) => text)
        .join(' '),
    })),
    molecule: [
      ...pick(toStatusStrip(peptide), ['Best evidence', 'In sport']),
      ...(library ? [{ label: 'Kind', text: library.type }] : []),
      ...pick(facts, FACTS),
      { label: 'Half-life', text: halfLife?.text ?? 'Not known from any source cited here' },
    ],
    verdicts: getOwnVerdicts(slug).map((verdict) => ({
      label: verdict.outcome.label,
      text: formatDirection(verdict),
    })),
    pairs: getPairs().flatMap(({ slugs }) =>
      slugs.includes(slug) ? slugs.filter((one) => one !== slug) : [],
    ),
  };
}

/** Returns every pair of substances that a trial compared directly, with the papers. */
export function getDirectPairs(): {
  pair: readonly [PeptideRecord, PeptideRecord];
  papers: readonly { label: string; href: string }[];
}[] {
  return getPairs().flatMap(({ slugs: [a, b], direct }) => {
    const keys = [...new Set(direct.map(({ reference }) => reference))];
    const papers = keys.map((key) => ({ label: nameTrial(key), href: paperPath(key) }));
    return direct.length > 0 ? [{ pair: [requirePeptide(a), requirePeptide(b)], papers }] : [];
  });
}
