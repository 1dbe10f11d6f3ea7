import { memoise } from '@/lib/content/memoise';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { labelRecords } from '@/lib/records/labels';
import { getReferences } from '@/lib/references/references';
import { getFindingsAbout, getStatus, getStudy } from './evidence';
import type { Finding } from './evidence-schema';
import { countPeople, formatNumber } from './format-finding';
import { isRandomised, UNCONTROLLED } from './key-findings';
import { getOwnVerdicts, type Verdict } from './verdicts';

/** A level of evidence, from 1 to 5, with its words: { reached: 3, words: 'small human studies' }. */
export type ReachedLevel = { reached: number; words: string };

/** Regions whose medicine labels are read for the whole site. */
const LABEL_REGIONS = ['US', 'EU', 'UK'];

/** The least number of people in a controlled trial that counts for level 4. */
const CONTROLLED_FROM = 50;

/** The least number of people in a study that is not called small. */
const LARGE_FROM = 1000;

/**
 * Returns a substance's evidence level: 5 with an approved label, else its best verdict's, else 3
 * if a study in people compared something, 2 for work in animals, else 1. A blend: weakest part.
 */
export function getEvidenceLevel(slug: string): ReachedLevel {
  return levels().get(slug) ?? toLevel(slug);
}

const levels = memoise('evidence-levels', () => new Map<string, ReachedLevel>());

function toLevel(slug: string): ReachedLevel {
  const parts = getStatus(slug)?.parts ?? [];
  const level = parts.length > 0 ? toBlendLevel(parts) : toOwnLevel(slug);
  levels().set(slug, level);
  return level;
}

function toBlendLevel(parts: readonly string[]): ReachedLevel {
  const [weakest] = parts.map(getEvidenceLevel).sort((a, b) => a.reached - b.reached);
  if (!weakest) throw new Error('a blend has no parts');
  return { ...weakest, words: `${weakest.words}, of its parts alone` };
}

function toOwnLevel(slug: string): ReachedLevel {
  if (hasLabel(slug)) return tell(5);
  const verdicts = getOwnVerdicts(slug);
  const best = Math.max(0, ...verdicts.map(levelOf));
  if (best > 0) return tell(best);
  return toLowerLevel(getFindingsAbout(slug), verdicts);
}

/** The evidence level of one outcome of a substance, from the findings and works of its verdict. */
export function getVerdictLevel(verdict: Verdict): ReachedLevel {
  const { findings } = verdict;
  if (findings.some((finding) => kindOf(finding) === 'systematic-review')) return tell(5);
  if (findings.some(isLargeTrial)) return tell(4);
  return toLowerLevel(findings, [verdict]);
}

/** Level 3, with the size of the largest study, if a finding compared something; otherwise level 2 or 1. */
function toLowerLevel(findings: readonly Finding[], verdicts: readonly Verdict[]): ReachedLevel {
  const compared = findings.filter(isCompared);
  return compared.length > 0
    ? { reached: 3, words: formatLevelThree(compared.flatMap(({ studied }) => studied ?? [])) }
    : tell(levelOfAnimals(verdicts));
}

const tell = (reached: number): ReachedLevel => ({
  reached,
  words: evidenceLevels[reached - 1] ?? '',
});

/** Whether one of the agencies approved it and its label is in our records. */
function hasLabel(slug: string): boolean {
  const isApproved = getStatus(slug)?.approvals.some(
    ({ state, region }) => state === 'approved' && LABEL_REGIONS.includes(region),
  );
  return isApproved === true && labelRecords.get().some((label) => label.slug === slug);
}

/**
 * Returns 5 if the verdict's first finding is a benefit from a systematic review, 4 if a benefit is
 * from a randomised comparison of CONTROLLED_FROM people, else 0; 0 too if unjudged or lowered for
 * indirectness. Unpublished trials count: leaving out the failed ones would flatter the substance.
 */
function levelOf({ findings, judgements }: Verdict): number {
  if (!judgements || judgements.indirectness.lowers > 0) return 0;
  const [first] = findings;
  if (first?.kind === 'benefit' && kindOf(first) === 'systematic-review') return 5;
  return findings.some((finding) => finding.kind === 'benefit' && isLargeTrial(finding)) ? 4 : 0;
}

const kindOf = ({ reference }: Finding) => getReferences().get(reference)?.custom.study ?? '';

function isLargeTrial(finding: Finding): boolean {
  const { tells, comparator, reference } = finding;
  if (tells || UNCONTROLLED.includes(comparator)) return false;
  const study = kindOf(finding);
  return (
    (countPeople(finding) ?? 0) >= CONTROLLED_FROM &&
    isRandomised(getStudy(reference), study === 'announcement-or-registry' ? 'rct' : study)
  );
}

/** Whether a finding compares groups, or the same people before and after. Descriptive results count only of trials. */
function isCompared(finding: Finding): boolean {
  const { comparator, result, tells, confidence } = finding;
  return (
    comparator !== 'none' &&
    (result !== 'descriptive' || kindOf(finding) === 'rct') &&
    tells !== 'own level' &&
    confidence !== 'secondary'
  );
}

function levelOfAnimals(verdicts: readonly Verdict[]): number {
  const kinds = verdicts.flatMap(({ references }) =>
    references.map((key) => getReferences().get(key)?.custom.study),
  );
  return kinds.includes('preclinical-animal') || kinds.includes('systematic-review') ? 2 : 1;
}

/** The words of level 3 for studies of these sizes: large observational studies are described by their size. */
export function formatLevelThree(people: readonly number[]): string {
  const most = Math.max(0, ...people);
  return most < LARGE_FROM
    ? (evidenceLevels[2] ?? '')
    : `observational studies of up to ${formatNumber(most)} people`;
}
