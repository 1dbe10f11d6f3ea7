import type { z } from 'zod';
import { peptides } from '@/content/peptides';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { atLines, readJson } from '@/lib/content/json-file';
import { toSchemaProblems } from '@/lib/content/schema-problems';
import { readReferenceKeys } from '@/lib/references/references';
import {
  type BlendStatus,
  blendStatusSchema,
  type Finding,
  findingSchema,
  type RetractionCheck,
  retractionCheckSchema,
  type Study,
  type Subject,
  type SubstanceStatus,
  studySchema,
  subjectSchema,
  substanceStatusSchema,
} from './evidence-schema';

/** Everything under content/evidence, as it was written. */
export type Evidence = {
  findings: readonly Finding[];
  studies: readonly Study[];
  subjects: readonly Subject[];
  statuses: readonly (SubstanceStatus | BlendStatus)[];
  retractionCheck: RetractionCheck;
};

/** No evidence at all, where none can be read. */
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

/** What the entries are held against. */
export type EvidenceContext = {
  isKnownReference: (key: string) => boolean;
  /** The slugs of the library. */
  slugs: ReadonlySet<string>;
};

/** The five files of content/evidence, parsed as JSON and not yet checked. */
export type RawEvidence = Record<
  'findings' | 'studies' | 'subjects' | 'status' | 'retractions',
  unknown
>;

/** Reads content/evidence. Throws one ContentError that holds every problem of every entry. */
export function readEvidence(): Evidence {
  return atLines(() =>
    parseEvidence(
      {
        findings: readJson('evidence/findings.json'),
        studies: readJson('evidence/studies.json'),
        subjects: readJson('evidence/subjects.json'),
        status: readJson('evidence/status.json'),
        retractions: readJson('evidence/retractions.json'),
      },
      {
        isKnownReference: readReferenceKeys().isKnownReference,
        slugs: new Set(peptides.map(({ slug }) => slug)),
      },
    ),
  );
}

/** The evidence by its rules. Throws one ContentError with every problem, each with its entry's id. */
export function parseEvidence(raw: RawEvidence, context: EvidenceContext): Evidence {
  const problems: ContentProblem[] = [];
  const findings = parseList('findings', raw.findings, () => findingSchema, 'id', problems);
  const studies = parseList('studies', raw.studies, () => studySchema, 'reference', problems);
  const subjects = parseList('subjects', raw.subjects, () => subjectSchema, 'reference', problems);
  const statuses = parseList<SubstanceStatus | BlendStatus>(
    'status',
    raw.status,
    // Chosen by hand, since a union would say of each fault only that neither form fits.
    (entry) => ('parts' in entry ? blendStatusSchema : substanceStatusSchema),
    'slug',
    problems,
  );
  const retractions = retractionCheckSchema.safeParse(raw.retractions);
  if (!retractions.success) {
    problems.push(...toSchemaProblems(toFile('retractions'), '', retractions.error.issues));
  }
  problems.push(
    ...validateKeys(findings, studies, context),
    ...validateSubjects(subjects, findings, context),
    ...validateStatuses(statuses, context),
    ...(retractions.data?.notices ?? [])
      .filter(({ reference }) => !context.isKnownReference(reference))
      .map(({ reference }) => problemAt('retractions', reference, NO_RECORD)),
  );
  if (problems.length > 0 || !retractions.success) throw new ContentError(problems);
  return { findings, studies, subjects, statuses, retractionCheck: retractions.data };
}

const NO_RECORD =
  'no record of content/references.json has this key; add the record or correct the key';

const toFile = (name: string) => `content/evidence/${name}.json`;

function problemAt(file: string, field: string, message: string): ContentProblem {
  return { file: toFile(file), ...(field && { field }), message };
}

/** The entries of one file that keep their schema, each name once; the others' problems are added. */
function parseList<Entry>(
  file: string,
  raw: unknown,
  toSchema: (entry: object) => z.ZodType<Entry>,
  nameField: string,
  problems: ContentProblem[],
): Entry[] {
  if (!Array.isArray(raw)) {
    problems.push(problemAt(file, '', 'expected a list of entries'));
    return [];
  }
  const names = new Set<string>();
  return raw.flatMap((entry: unknown, index) => {
    const isEntry = typeof entry === 'object' && entry !== null;
    const name = String((isEntry && Reflect.get(entry, nameField)) || `entry ${index + 1}`);
    if (names.has(name)) problems.push(problemAt(file, name, 'stands twice; keep one entry'));
    names.add(name);
    const parsed = toSchema(isEntry ? entry : {}).safeParse(entry);
    if (parsed.success) return [parsed.data];
    problems.push(...toSchemaProblems(toFile(file), name, parsed.error.issues));
    return [];
  });
}

/** References exist, substances are the library's, and each study that was measured is described. */
function validateKeys(
  findings: readonly Finding[],
  studies: readonly Study[],
  { isKnownReference, slugs }: EvidenceContext,
): ContentProblem[] {
  const described = new Set(studies.map(({ reference }) => reference));
  return [
    ...findings.flatMap(({ id, reference, substances }) => [
      ...(isKnownReference(reference)
        ? []
        : [problemAt('findings', `${id}.reference`, `"${reference}": ${NO_RECORD}`)]),
      ...(described.has(reference)
        ? []
        : [problemAt('findings', id, `"${reference}" has no entry in studies.json; add one`)]),
      ...substances
        .filter((slug) => !slugs.has(slug))
        .map((slug) => problemAt('findings', `${id}.substances`, noSlug(slug))),
    ]),
    ...studies
      .filter(({ reference }) => !isKnownReference(reference))
      .map(({ reference }) => problemAt('studies', reference, NO_RECORD)),
  ];
}

function noSlug(slug: string): string {
  return `"${slug}" is no slug of the library; correct it, or leave the list empty`;
}

/** A study has findings or a subject, never both: its areas would stand twice. */
function validateSubjects(
  subjects: readonly Subject[],
  findings: readonly Finding[],
  { isKnownReference, slugs }: EvidenceContext,
): ContentProblem[] {
  const measured = new Set(findings.map(({ reference }) => reference));
  return subjects.flatMap(({ reference, substances }) => [
    ...(isKnownReference(reference) ? [] : [problemAt('subjects', reference, NO_RECORD)]),
    ...(measured.has(reference)
      ? [problemAt('subjects', reference, 'has findings, which name its areas; remove this entry')]
      : []),
    ...substances
      .filter((slug) => !slugs.has(slug))
      .map((slug) => problemAt('subjects', `${reference}.substances`, noSlug(slug))),
  ]);
}

/** Every slug of the library has one status, no other name has, and the parts of blends have their own. */
function validateStatuses(
  statuses: readonly (SubstanceStatus | BlendStatus)[],
  { slugs, isKnownReference }: EvidenceContext,
): ContentProblem[] {
  const whole = new Set(statuses.filter((entry) => !('parts' in entry)).map(({ slug }) => slug));
  const known = new Set(statuses.map(({ slug }) => slug));
  return [
    ...[...slugs]
      .filter((slug) => !known.has(slug))
      .map((slug) =>
        problemAt('status', slug, 'has no status, or a faulty one; each slug has one'),
      ),
    ...statuses.flatMap((entry) => [
      ...(slugs.has(entry.slug)
        ? []
        : [problemAt('status', entry.slug, 'is no slug of the library; correct or remove it')]),
      ...('references' in entry ? entry.references : [])
        .filter((reference) => !isKnownReference(reference))
        .map((reference) =>
          problemAt('status', `${entry.slug}.references`, `"${reference}": ${NO_RECORD}`),
        ),
      ...('parts' in entry ? entry.parts : [])
        .filter((part) => !whole.has(part))
        .map((part) =>
          problemAt('status', `${entry.slug}.parts`, `"${part}" has no status of its own; add it`),
        ),
    ]),
  ];
}
