import type { Direction } from '@/content/evidence-map';
import { type Outcome, outcomes } from '@/content/outcomes';
import { memoise } from '@/lib/content/memoise';
import type { Change } from '@/lib/content/review';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import { searchRecords } from '@/lib/records/searches';
import { verdictRecords, type WrittenVerdict } from '@/lib/records/verdicts';
import { capitalize } from '@/lib/text/first-letter';
import { type Certainty, toCertainty } from './certainty';
import { getStatus, requireFinding } from './evidence';
import type { Finding } from './evidence-schema';

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

const records = memoise('verdicts', () => {
  const names = new Map(peptideRecords.get().map(({ slug, name }) => [slug, name]));
  return new Map(
    verdictRecords.get().map((record) => {
      const { slug } = record;
      const verdicts = record.verdicts.map((verdict) =>
        toVerdict(slug, names.get(slug) ?? slug, verdict),
      );
      return [slug, verdicts] as const;
    }),
  );
});

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
  const parts = getStatus(slug)?.parts ?? [];
  const names = parts.length > 0 ? parts : [slug];
  return names.flatMap(getOwnVerdicts);
}

/** The verdicts on a substance itself; empty for a blend. */
export function getOwnVerdicts(slug: string): readonly Verdict[] {
  return records().get(slug) ?? [];
}

/** The verdict on one outcome of a substance; undefined when there is none. */
export function findVerdict(slug: string, outcome: string): Verdict | undefined {
  return getOwnVerdicts(slug).find((verdict) => verdict.outcome.id === outcome);
}

/** A substance's trials that are running, or ended without a result that could be read, from its search log. */
export function getTrialsUnderWay(slug: string): SearchRecord['trialsUnderWay'] {
  return findSearch(slug)?.trialsUnderWay ?? [];
}

/** The changes to a record's verdicts, newest first; for a blend, its parts'. For /corrections and feeds. */
export function getVerdictChanges({
  slug: own,
  molecule,
}: Pick<PeptideRecord, 'slug' | 'molecule'>): Change[] {
  const slugs = molecule.kind === 'blend' ? molecule.parts.map(({ slug }) => slug) : [own];
  return verdictRecords
    .get()
    .flatMap(({ slug, changes = [] }) => (slugs.includes(slug) ? changes : []))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** The day of the last search for works on a substance; undefined if it has no search log. */
export function getSearchDay(slug: string): string | undefined {
  return findSearch(slug)?.date;
}

type SearchRecord = ReturnType<typeof searchRecords.get>[number];

/** The search log of a substance; undefined if there is none. */
export function findSearch(slug: string): SearchRecord | undefined {
  return searchRecords.get().find((log) => log.slug === slug);
}

/** The anchor of a verdict on the substance's page. */
export function toVerdictAnchor({ outcome }: { outcome: Pick<Outcome, 'id'> }): string {
  return `verdict-${outcome.id}`;
}

/** The anchor of a verdict's reasons on the substance's evidence page. */
export function toReasonAnchor({ outcome }: { outcome: Pick<Outcome, 'id'> }): string {
  return `why-${outcome.id}`;
}

/** The direction, capitalised, with the certainty if there is one: 'Helps, moderate certainty'. */
export function formatDirection({ direction, certainty }: Verdict): string {
  const word = capitalize(direction);
  return certainty ? `${word}, ${certainty} certainty` : word;
}

function toVerdict(slug: string, name: string, written: WrittenVerdict): Verdict {
  const { outcome: id, findings: ids, references = [], ...told } = written;
  const findings = ids.map(requireFinding);
  const outcome = outcomes.find((one) => one.id === id);
  if (!outcome) throw new Error(`no outcome "${id}"`);
  return {
    ...told,
    slug,
    name,
    outcome,
    findings,
    references: [...new Set([...findings.map(({ reference }) => reference), ...references])],
    certainty: toCertainty(written),
  };
}
