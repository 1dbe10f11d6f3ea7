import { memoise } from '@/lib/content/memoise';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { labelRecords } from '@/lib/records/labels';
import { getReferences } from '@/lib/references/references';
import { getFindingsAbout, getStatus, getStudy } from './evidence';
import type { Finding } from './evidence-schema';
import { countPeople, formatNumber } from './format-finding';
import { isRandomised, UNCOMPARED } from './key-findings';
import { getOwnVerdicts, type Verdict } from './verdicts';

/** The level of the evidence on a substance, from 1 to 5, and its words: { reached: 3, words: 'small human studies' }. */
export type ReachedLevel = { reached: number; words: string };

/** Agencies whose labels are read for the whole site. */
const AGENCIES = ['US', 'EU', 'UK'];

/** From how many people on a controlled trial is no small study. */
const CONTROLLED_FROM = 50;

/** From how many people on a study is not called small. */
const LARGE_FROM = 1000;

/**
 * The level that a substance reaches, worked out from the works that its verdicts rest on first, from its labels and
 * from its studies in animals; a blend is as well known as the weakest of its parts.
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

/** The level of what is known of one outcome of a substance, from the works that its verdict rests on. */
export function getVerdictLevel(verdict: Verdict): ReachedLevel {
  const { findings } = verdict;
  if (findings.some((finding) => kindOf(finding) === 'systematic-review')) return tell(5);
  if (findings.some(isLargeTrial)) return tell(4);
  return toLowerLevel(findings, [verdict]);
}

/** Three where something was compared in people, with the size of the largest group; less for animals and cells. */
function toLowerLevel(findings: readonly Finding[], verdicts: readonly Verdict[]): ReachedLevel {
  const compared = findings.filter(isCompared);
  return compared.length > 0
    ? { reached: 3, words: tellSize(compared.flatMap(({ studied }) => studied ?? [])) }
    : tell(levelOfAnimals(verdicts));
}

const tell = (reached: number): ReachedLevel => ({
  reached,
  words: evidenceLevels[reached - 1] ?? '',
});

/** Approved by one of the agencies, with a label that was read. */
function hasLabel(slug: string): boolean {
  const isApproved = getStatus(slug)?.approvals.some(
    ({ state, region }) => state === 'approved' && AGENCIES.includes(region),
  );
  return isApproved === true && labelRecords.get().some((label) => label.slug === slug);
}

/**
 * Five where a verdict rests first on a systematic review, four where it rests on a controlled trial that is not small;
 * only of studies that asked the verdict's own question. Trials that were announced count, since leaving out those that
 * failed would flatter.
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
  if (tells || UNCOMPARED.includes(comparator)) return false;
  const study = kindOf(finding);
  return (
    (countPeople(finding) ?? 0) >= CONTROLLED_FROM &&
    isRandomised(getStudy(reference), study === 'announcement-or-registry' ? 'rct' : study)
  );
}

/** Whether a study in people compared something: another group, or the same people before; a trial always did. */
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

/** The words of the third level for studies of these numbers of people: large observational work has no level of its own. */
export function tellSize(people: readonly number[]): string {
  const most = Math.max(0, ...people);
  return most < LARGE_FROM
    ? (evidenceLevels[2] ?? '')
    : `observational studies of up to ${formatNumber(most)} people`;
}
