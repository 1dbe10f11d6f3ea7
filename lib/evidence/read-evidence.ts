import type { z } from 'zod';
import { ContentError, type ContentProblem, toProblems } from '@/lib/content/content-error';
import { parseEntries, readJson, readName, withLines } from '@/lib/content/json-file';
import { toSchemaProblems } from '@/lib/content/schema-problems';
import { peptideRecords } from '@/lib/records/peptides';
import { readReferenceKeys } from '@/lib/references/references';
import { studySchema, subjectSchema, writtenFindingSchema } from './evidence-schema';
import {
  type BlendStatus,
  blendStatusSchema,
  type RetractionCheck,
  retractionCheckSchema,
  type SubstanceStatus,
  substanceStatusSchema,
} from './status-schema';
import {
  type EvidenceContext,
  type EvidenceLists,
  toFile,
  toPlace,
  validateEvidence,
} from './validate-evidence';

/** The contents of content/evidence, parsed. */
export type Evidence = EvidenceLists & { retractionCheck: RetractionCheck };

/** No evidence at all, for when it cannot be read. */
export const NO_EVIDENCE: Evidence = {
  findings: [],
  studies: [],
  subjects: [],
  statuses: [],
  retractionCheck: {
    comparedWith: 'nothing',
    dataOf: '',
    checkedAt: '',
    byDoi: 0,
    byTopic: 0,
    notices: [],
  },
};

const FILES = ['findings', 'studies', 'subjects', 'status', 'retractions'] as const;

/** The paths of the files, relative to content. */
export const EVIDENCE_PLACES: readonly string[] = FILES.map(toPlace);

/** The five files of content/evidence, parsed as JSON but not validated; undefined if parsing failed. */
export type RawEvidence = Partial<Record<(typeof FILES)[number], unknown>>;

/** Reads content/evidence. Throws one ContentError with every problem of every entry. */
export function readEvidence(): Evidence {
  const raw: RawEvidence = {};
  const unread = FILES.flatMap((name) =>
    toProblems(() => {
      raw[name] = readJson(toPlace(name));
    }),
  );
  return withLines(() => parseEvidence(raw, readContext(), unread));
}

/** Reads the keys of the bibliography and the slugs of the library, to which other records refer. */
export function readContext(): EvidenceContext {
  return {
    isKnownReference: readReferenceKeys().isKnownReference,
    slugs: new Set(peptideRecords.get().map(({ slug }) => slug)),
  };
}

/**
 * Validates the evidence. Throws one ContentError with every problem, each with its entry's id. `unread` holds the
 * problems of files that could not be parsed; if there are any, checks between files are skipped.
 */
export function parseEvidence(
  raw: RawEvidence,
  context: EvidenceContext,
  unread: readonly ContentProblem[] = [],
): Evidence {
  const problems = [...unread];
  const parse = <Entry>(
    name: 'findings' | 'studies' | 'subjects' | 'status',
    nameField: string,
    toSchema: (entry: object) => z.ZodType<Entry>,
  ): Entry[] => {
    if (raw[name] === undefined) return [];
    const parsed = parseEntries(toFile(name), raw[name], nameField, toSchema);
    problems.push(...parsed.problems);
    return parsed.entries;
  };
  const findings = parse('findings', 'id', () => writtenFindingSchema);
  const studies = parse('studies', 'reference', () => studySchema);
  const subjects = parse('subjects', 'reference', () => subjectSchema);
  const statuses = parse<SubstanceStatus | BlendStatus>('status', 'slug', (entry) =>
    'parts' in entry ? blendStatusSchema : substanceStatusSchema,
  );
  const retractions = retractionCheckSchema.safeParse(raw.retractions);
  if (!retractions.success && raw.retractions !== undefined) {
    problems.push(...toSchemaProblems(toFile('retractions'), '', retractions.error.issues));
  }
  if (unread.length > 0) throw new ContentError(problems);
  const lists = { findings, studies, subjects, statuses };
  const names = {
    described: toNames(raw.studies, 'reference'),
    known: toNames(raw.status, 'slug'),
  };
  problems.push(...validateEvidence(lists, retractions.data?.notices ?? [], names, context));
  if (problems.length > 0 || !retractions.success) throw new ContentError(problems);
  return { ...lists, retractionCheck: retractions.data };
}

const toNames = (raw: unknown, nameField: string) =>
  new Set(Array.isArray(raw) ? raw.map((entry) => readName(entry, nameField)) : []);
