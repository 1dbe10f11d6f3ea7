import type { Direction } from '@/content/evidence-map';
import { type Outcome, outcomes } from '@/content/outcomes';
import { memoise } from '@/lib/content/memoise';
import type { Change } from '@/lib/content/review';
import { searchRecords } from '@/lib/records/searches';
import { verdictRecords, type WrittenVerdict } from '@/lib/records/verdicts';
import { capitalize } from '@/lib/text/first-letter';
import { getStatus, requireFinding } from './evidence';
import type { Finding } from './evidence-schema';
import { nameOf } from './status';

/** GRADE's levels of certainty, from 'very low' to 'high'. */
export const certainties = ['very low', 'low', 'moderate', 'high'] as const;

export type Certainty = (typeof certainties)[number];

/** How many of its references stand beside a verdict elsewhere; the verdict itself lists all. */
export const SHOWN_REFERENCES = 3;

/** What is known of one outcome of one substance, with the certainty computed from its judgements. */
export type Verdict = Omit<WrittenVerdict, 'outcome' | 'findings' | 'references' | 'certainty'> & {
  slug: string;
  /** The name of the substance's record. */
  name: string;
  outcome: Outcome;
  findings: readonly Finding[];
  /** The citation keys of the works that it rests on, those of its findings first. */
  references: readonly string[];
  certainty?: Certainty;
};

const verdicts = memoise(
  'verdicts',
  () =>
    new Map(
      verdictRecords
        .get()
        .map(
          ({ slug, verdicts: written }) =>
            [slug, written.map((one) => toVerdict(slug, one))] as const,
        ),
    ),
);

/** The direction in the evidence map for each direction of a verdict. */
export const directionMarks: Record<WrittenVerdict['direction'], Direction> = {
  helps: 'helps',
  'no difference': 'none',
  harms: 'harms',
  'cannot say': 'open',
  'not studied in people': 'untested',
};

/** The verdicts on a substance, most asked about first; for a blend, those on each part. Throws a ContentError. */
export function getVerdicts(slug: string): readonly Verdict[] {
  return getJudged(slug).flatMap(getOwnVerdicts);
}

/** The substances whose verdicts a record shows: itself or, for a blend, its parts. */
export function getJudged(slug: string): readonly string[] {
  const parts = getStatus(slug)?.parts ?? [];
  return parts.length > 0 ? parts : [slug];
}

/** The verdicts on a substance itself; empty for a blend. */
export function getOwnVerdicts(slug: string): readonly Verdict[] {
  return verdicts().get(slug) ?? [];
}

/** The verdict on one outcome of a substance; undefined when there is none. */
export function findVerdict(slug: string, outcome: string): Verdict | undefined {
  return getOwnVerdicts(slug).find((verdict) => verdict.outcome.id === outcome);
}

/** A substance's trials that are running, or ended without a result that could be read, each as a line of text. */
export function getTrialsUnderWay(slug: string): string[] {
  const trials = findSearch(slug)?.trialsUnderWay ?? [];
  return trials.map(
    ({ trial, registration, state }) =>
      `${trial}${registration ? ` (${registration})` : ''}: ${state}.`,
  );
}

/** The changes to a record's verdicts; for a blend, its parts'. For /corrections and feeds. */
export function getVerdictChanges(slug: string): Change[] {
  const judged = getJudged(slug);
  const records = verdictRecords.get().filter((record) => judged.includes(record.slug));
  return records.flatMap(({ changes = [] }) => changes);
}

/** The search log of a substance; undefined if there is none. */
export function findSearch(slug: string) {
  return searchRecords.get().find((log) => log.slug === slug);
}

/** The anchor of a verdict on the substance's page. */
export function toVerdictAnchor({ outcome }: Verdict): string {
  return `verdict-${outcome.id}`;
}

/** The anchor of a verdict's reasons on the substance's evidence page. */
export function toReasonAnchor({ outcome }: Verdict): string {
  return `why-${outcome.id}`;
}

/** The direction, capitalised, with the certainty if there is one: 'Helps, moderate certainty'. */
export function formatDirection({ direction, certainty }: Verdict): string {
  const word = capitalize(direction);
  return certainty ? `${word}, ${certainty} certainty` : word;
}

function toVerdict(slug: string, written: WrittenVerdict): Verdict {
  const { outcome: id, findings: ids, references = [], ...told } = written;
  const findings = ids.map(requireFinding);
  const outcome = outcomes.find((one) => one.id === id);
  if (!outcome) throw new Error(`no outcome "${id}"`);
  return {
    ...told,
    slug,
    name: nameOf(slug),
    outcome,
    findings,
    references: [...new Set([...findings.map(({ reference }) => reference), ...references])],
    certainty: toCertainty(written),
  };
}

/**
 * Returns the certainty that a verdict's judgements add up to (Core GRADE, 2025): randomised trials start at high,
 * everything else at low; each domain subtracts its `lowers`; observational work without a concern may be raised.
 * Clamped to the range 'very low' to 'high'. Undefined for a verdict without judgements.
 */
export function toCertainty({
  start,
  judgements,
  raises,
}: Pick<WrittenVerdict, 'start' | 'judgements' | 'raises'>): Certainty | undefined {
  if (!judgements) return undefined;
  const lowered = Object.values(judgements).reduce((sum, { lowers }) => sum + lowers, 0);
  const level = (start === 'randomised' ? 3 : 1) - lowered + (raises?.by ?? 0);
  return certainties[Math.min(Math.max(level, 0), 3)];
}

/** What each certainty means, in a sentence for readers. */
export const certaintyWords: Record<Certainty, string> = {
  high: 'We are confident that the true effect is close to this.',
  moderate: 'The true effect is probably close to this.',
  low: 'The true effect may be quite different.',
  'very low': 'We cannot rely on this: the true effect may well be quite different.',
};
