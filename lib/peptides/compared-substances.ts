import { getFindingsAbout, getStudy } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { toStatusStrip } from '@/lib/evidence/status-strip';
import { tellFinding } from '@/lib/evidence/tell-finding';
import { formatDirection, getOwnVerdicts } from '@/lib/evidence/verdicts';
import { toHalfLifeText } from '@/lib/peptides/half-lives';
import { toMoleculeFacts } from '@/lib/peptides/molecule-facts';
import { getPeptides, peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';
import { joinUnits } from '@/lib/text/typography';
import { type ComparedResult, type ComparedSubstance, VERDICT_ON } from './compare';

const FACTS = ['Residues', 'Average mass'];
const STANDING = ['Best evidence', 'Approved', 'In sport'];

const DAYS_IN = {
  minutes: 1 / 1440,
  hours: 1 / 24,
  nights: 1,
  days: 1,
  weeks: 7,
  months: 365.25 / 12,
  years: 365.25,
} as const;

/** A substance of the library as the comparison takes it: only findings that were read, or agree. */
export function toComparedSubstance(peptide: PeptideRecord): ComparedSubstance {
  const { slug, name, library } = peptide;
  const halfLife = toHalfLifeText(peptide);
  const pick = (rows: readonly { label: string; text: string }[], labels: readonly string[]) =>
    rows.flatMap(({ label, text }) => (labels.includes(label) ? [{ label, text }] : []));
  const facts = toMoleculeFacts(peptide).map(({ label, value }) => ({ label, text: value }));
  return {
    slug,
    name,
    href: peptidePath(slug),
    rows: [
      ...(library ? [{ label: 'Kind', text: library.type }] : []),
      ...pick(facts, FACTS),
      { label: 'Half-life', text: halfLife?.text ?? 'Not known from any source cited here' },
      ...pick(toStatusStrip(peptide), STANDING),
      ...getOwnVerdicts(slug).map((verdict) => ({
        label: `${VERDICT_ON}${verdict.outcome.label.toLowerCase()}`,
        text: formatDirection(verdict),
      })),
    ],
    // What a study set out to measure comes before what it measured besides.
    results: [...getFindingsAbout(slug)]
      .sort((one, other) => Number(other.primary) - Number(one.primary))
      .flatMap((finding) => toResult(finding, slug)),
  };
}

/** Every pair that a trial compared directly, with the papers that did. */
export function getDirectPairs(): {
  pair: readonly [PeptideRecord, PeptideRecord];
  papers: readonly ComparedResult['paper'][];
}[] {
  const pairs = new Map<string, Map<string, ComparedResult['paper']>>();
  for (const { slug } of getPeptides()) {
    for (const finding of getFindingsAbout(slug)) {
      for (const { against, paper } of toResult(finding, slug)) {
        for (const other of against) {
          const key = [slug, other].sort().join(' ');
          pairs.set(key, (pairs.get(key) ?? new Map()).set(paper.href, paper));
        }
      }
    }
  }
  return [...pairs].map(([key, papers]) => {
    const [first = '', second = ''] = key.split(' ');
    return { pair: [requirePeptide(first), requirePeptide(second)], papers: [...papers.values()] };
  });
}

function toResult(finding: Finding, slug: string): ComparedResult[] {
  const { id, kind, outcome, followUp, confidence, reference } = finding;
  if (kind === 'pharmacokinetics' || confidence === 'secondary') return [];
  const { numbers, context } = tellFinding(finding, getStudy(reference));
  return [
    {
      id,
      kind,
      outcome,
      question: toQuestion(finding, slug),
      ...(followUp &&
        followUp.unit !== 'cycles' && { days: followUp.value * DAYS_IN[followUp.unit] }),
      against: toOpponents(finding, slug),
      numbers: joinUnits(numbers),
      context: joinUnits(context),
      paper: { name: nameShortly(reference), href: paperPath(reference) },
    },
  ];
}

/**
 * What two findings must share to answer one question: area, outcome, unit and comparison, which must be
 * placebo. '' for a finding of several substances, whose result is not that of one of them, or without numbers.
 */
function toQuestion(
  { area, kind, outcome, arms, comparator, substances }: Finding,
  slug: string,
): string {
  const [arm] = arms;
  const isAlone = substances.length === 1 && substances[0] === slug;
  if (!isAlone || !arm || !comparator.startsWith('placebo')) return '';
  const unit = arm.value === undefined ? '% of people' : (arm.unit ?? '');
  return [area, kind, toOutcomeWords(outcome), unit].join(' | ');
}

/** Words of an outcome that do not change what was measured: when, since when, and small words. */
const ASIDE =
  /from the start|(?:to|at|after) week \d+|reported as an adverse event|\([^)]*\)|\b(?:of|or|more|the|in|body)\b/g;

/** An outcome as its words in order of the alphabet: 'Loss of 5% or more of body weight' is '5% loss weight'. */
function toOutcomeWords(outcome: string): string {
  const words =
    outcome
      .toLowerCase()
      .replace(ASIDE, ' ')
      .match(/[\p{L}\d%.-]+/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
}

/** The other substances of a finding that had a group of their own, where this one had one too. */
function toOpponents({ arms, substances }: Finding, slug: string): string[] {
  const names = substances.map((one) => ({ one, name: requirePeptide(one).name.toLowerCase() }));
  const alone = new Set(
    arms.flatMap((arm) => {
      const inArm = names.filter(({ name }) => arm.name.toLowerCase().includes(name));
      return inArm.length === 1 && inArm[0] ? [inArm[0].one] : [];
    }),
  );
  return alone.has(slug) ? [...alone].filter((one) => one !== slug) : [];
}
