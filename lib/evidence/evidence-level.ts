import { memoise } from '@/lib/content/memoise';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { labelRecords } from '@/lib/records/labels';
import { getFindingsAbout, getFindingsOf, getStatus, getStudy, getStudyKind } from './evidence';
import type { Finding } from './evidence-schema';
import { countPeople, formatNumber } from './format-finding';
import { isRandomised, UNCONTROLLED } from './key-findings';
import { nameOf } from './status';
import { findVerdict, getOwnVerdicts, type Verdict } from './verdicts';

/** A level of evidence, from 1 to 5, with its words: { reached: 3, words: 'small human studies' }. */
export type ReachedLevel = { reached: number; words: string };

/** Regions whose medicine labels are read for the whole site. */
const LABEL_REGIONS = ['US', 'EU', 'UK'];

/** The least number of people in a controlled trial that counts for level 4. */
const CONTROLLED_FROM = 50;

/** The least number of people in a study that is not called small. */
const LARGE_FROM = 1000;

/** The level 'small human studies'. */
const SMALL_STUDIES = 3;

/**
 * Returns a substance's evidence level: 5 with an approved label, else its best verdict's, else 3
 * if a study in people compared something, 2 for work in animals, else 1. A blend: weakest part.
 */
export function getEvidenceLevel(slug: string): ReachedLevel {
  const known = levels().get(slug);
  if (known) return known;
  const parts = getStatus(slug)?.parts ?? [];
  const level = parts.length > 0 ? toBlendLevel(parts) : toOwnLevel(slug);
  levels().set(slug, level);
  return level;
}

const levels = memoise('evidence-levels', () => new Map<string, ReachedLevel>());

/**
 * Returns the level of an [!EVIDENCE] argument in a text that cites `keys`: a number, or a slug (with an outcome) whose
 * level is computed. At level 3, large observational studies among the works cited are described by their size.
 */
export function toLevel(argument: string, keys: readonly string[]): ReachedLevel & { of?: string } {
  const [slug = '', outcome] = argument.split(' ');
  if (!/[a-z]/.test(slug)) {
    const reached = Number(slug);
    return reached === SMALL_STUDIES
      ? tellLevelThree(
          keys.filter((key) => getStudyKind(key) === 'observational').flatMap(getFindingsOf),
        )
      : tell(reached);
  }
  const name = nameOf(slug);
  const verdict = outcome && findVerdict(slug, outcome);
  return verdict
    ? { ...getVerdictLevel(verdict), of: `${name} on this question` }
    : { ...getEvidenceLevel(slug), of: name };
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

/** The evidence level of one outcome: a review of trials counts for 5 if its verdict rests on it first, else for 4. */
function getVerdictLevel(verdict: Verdict): ReachedLevel {
  const { findings } = verdict;
  const reviewed = isRandomisedAtStart(verdict) ? findings.findIndex(isReviewed) : -1;
  if (reviewed === 0) return tell(5);
  if (reviewed > 0 || findings.some(isLargeTrial)) return tell(4);
  return toLowerLevel(findings, [verdict]);
}

/** Level 3 if a finding compared something; otherwise level 2 or 1. */
function toLowerLevel(findings: readonly Finding[], verdicts: readonly Verdict[]): ReachedLevel {
  const compared = findings.filter(isCompared);
  return compared.length > 0 ? tellLevelThree(compared) : tell(levelOfAnimals(verdicts));
}

const tell = (reached: number): ReachedLevel => ({
  reached,
  words: evidenceLevels[reached - 1] ?? '',
});

/** Level 3, in words that give the size of the largest study if it was not small. */
function tellLevelThree(findings: readonly Finding[]): ReachedLevel {
  const most = Math.max(0, ...findings.map(({ studied = 0 }) => studied));
  return most < LARGE_FROM
    ? tell(SMALL_STUDIES)
    : {
        reached: SMALL_STUDIES,
        words: `observational studies of up to ${formatNumber(most)} people`,
      };
}

/** Whether one of the agencies approved it and its label is in our records. */
function hasLabel(slug: string): boolean {
  const isApproved = getStatus(slug)?.approvals.some(
    ({ state, region }) => state === 'approved' && LABEL_REGIONS.includes(region),
  );
  return isApproved === true && labelRecords.get().some((label) => label.slug === slug);
}

/**
 * Returns 5 if the verdict's first finding is a benefit from a systematic review of randomised trials, 4 if a benefit is
 * from a randomised comparison of CONTROLLED_FROM people, else 0; 0 too if unjudged or lowered for
 * indirectness. Unpublished trials count: leaving out the failed ones would flatter the substance.
 */
function levelOf(verdict: Verdict): number {
  const { findings, judgements } = verdict;
  if (!judgements || judgements.indirectness.lowers > 0) return 0;
  const [first] = findings;
  if (first?.kind === 'benefit' && isReviewed(first) && isRandomisedAtStart(verdict)) return 5;
  return findings.some((finding) => finding.kind === 'benefit' && isLargeTrial(finding)) ? 4 : 0;
}

const isRandomisedAtStart = ({ start }: Verdict) => start === 'randomised';

const isReviewed = ({ reference }: Finding) => getStudyKind(reference) === 'systematic-review';

function isLargeTrial(finding: Finding): boolean {
  const { tells, comparator, reference } = finding;
  if (tells || UNCONTROLLED.includes(comparator)) return false;
  const study = getStudyKind(reference);
  return (
    (countPeople(finding) ?? 0) >= CONTROLLED_FROM &&
    isRandomised(getStudy(reference), study === 'announcement-or-registry' ? 'rct' : study)
  );
}

/** Whether a finding compares groups, or the same people before and after. Descriptive results count only of trials. */
function isCompared({ comparator, result, tells, confidence, reference }: Finding): boolean {
  return (
    comparator !== 'none' &&
    (result !== 'descriptive' || getStudyKind(reference) === 'rct') &&
    tells !== 'own level' &&
    confidence !== 'secondary'
  );
}

function levelOfAnimals(verdicts: readonly Verdict[]): number {
  const kinds = verdicts.flatMap(({ references }) => references.map(getStudyKind));
  return kinds.includes('preclinical-animal') || kinds.includes('systematic-review') ? 2 : 1;
}
