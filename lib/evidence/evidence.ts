import { ContentError } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { getReferences, type Reference } from '@/lib/references/references';
import { nameShortly } from '@/lib/references/short-name';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Finding, Study } from './evidence-schema';
import { type Evidence, readEvidence } from './read-evidence';
import { type Status, toStatus } from './status';

export const FINDINGS_FILE = 'content/evidence/findings.json';

/** Everything under content/evidence, read once per process. Throws a ContentError. */
export const getEvidence: () => Evidence = memoise('evidence', readEvidence);

/** Every measured result, in the order of the file. Throws a ContentError. */
export function getFindings(): readonly Finding[] {
  return getEvidence().findings;
}

const findingsByReference = memoise(
  'findings-by-reference',
  () => new Map(groupInOrder(getFindings(), ({ reference }) => reference)),
);

/** The findings of a citation key; empty if no result of it is recorded. */
export function getFindingsOf(reference: string): readonly Finding[] {
  return findingsByReference().get(reference) ?? [];
}

const findingsBySubstance = memoise('findings-by-substance', () => {
  const slugs = new Set(getFindings().flatMap(({ substances }) => substances));
  const about = (slug: string) =>
    getFindings().filter(({ substances }) => substances.includes(slug));
  return new Map([...slugs].map((slug) => [slug, about(slug)]));
});

/** The findings about a substance of the library, by its slug. */
export function getFindingsAbout(slug: string): readonly Finding[] {
  return findingsBySubstance().get(slug) ?? [];
}

/** The design and funding of every study, in the order of the file. Throws a ContentError. */
export function getStudies(): readonly Study[] {
  return getEvidence().studies;
}

const studies = memoise(
  'studies',
  () => new Map(getEvidence().studies.map((study) => [study.reference, study])),
);

/** The design and funding of a study, by its citation key; undefined if it has no entry. */
export function getStudy(reference: string): Study | undefined {
  return studies().get(reference);
}

/** The kind of study of a citation key; '' if it has none or no record. */
export function getStudyKind(reference: string): Reference['custom']['study'] {
  return getReferences().get(reference)?.custom.study ?? '';
}

/** The name of a paper's trial, 'STEP 1', or the paper's short name if the trial has none. */
export function nameTrial(reference: string): string {
  return getStudy(reference)?.trial ?? nameShortly(reference);
}

/** What papers on one trial share: its registration, else its name; else the paper's own key. */
export function getTrialKey(reference: string): string {
  const study = getStudy(reference);
  return study?.registration ?? study?.trial ?? reference;
}

const byId = memoise('findings-by-id', () => new Map(getFindings().map((one) => [one.id, one])));

/** The finding with an id that content refers to. Throws a ContentError if there is none. */
export function requireFinding(id: string): Finding {
  const finding = byId().get(id);
  if (!finding)
    throw new ContentError([
      { file: FINDINGS_FILE, field: id, message: 'is named and has no entry' },
    ]);
  return finding;
}

/** The notices on a record: corrections, newer versions, concerns and retractions. */
export function getNoticesOf(reference: string): Evidence['retractionCheck']['notices'] {
  return getEvidence().retractionCheck.notices.filter((notice) => notice.reference === reference);
}

/** The legal and anti-doping status of every slug of the library. Throws a ContentError. */
export const getStatuses = memoise('statuses', (): ReadonlyMap<string, Status> => {
  const entries = new Map(getEvidence().statuses.map((entry) => [entry.slug, entry]));
  return new Map([...entries.values()].map((entry) => [entry.slug, toStatus(entry, entries)]));
});

/** The legal and anti-doping status of a slug, derived from the parts for a blend; undefined if unknown. */
export function getStatus(slug: string): Status | undefined {
  return getStatuses().get(slug);
}
