import { z } from 'zod';
import { type StudyKind, studyKinds } from '@/content/study-kinds';
import { attempt, ContentError, type ContentProblem } from '@/lib/content/content-error';
import { parseEntries, parseJson, readJson, withLines } from '@/lib/content/json-file';
import { memoise } from '@/lib/content/memoise';

/** The path of the bibliography, relative to content. */
export const REFERENCES_PLACE = 'references.json';

const FILE = `content/${REFERENCES_PLACE}`;

const author = z.union(
  [
    z.strictObject({ family: z.string().min(1), given: z.string().min(1).optional() }),
    z.strictObject({ literal: z.string().min(1) }),
  ],
  'expected a person as family and given, or a body as literal; nothing else',
);

/** One record of the bibliography: CSL-JSON, with the site's own fields under `custom`. */
export const referenceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'expected lower-case letters, digits and dashes'),
  type: z
    .enum(['article-journal', 'article', 'report', 'webpage'])
    .describe('In CSL, article is a preprint.'),
  title: z.string().min(1),
  author: z.array(author),
  'container-title': z
    .string()
    .min(1)
    .optional()
    .describe('Absent if the page that was read does not name the journal.'),
  issued: z
    .strictObject({ 'date-parts': z.tuple([z.array(z.int()).min(1)]) })
    .optional()
    .describe('Absent if undated; never filled in from memory.'),
  volume: z.string().optional(),
  issue: z.string().optional(),
  page: z.string().optional(),
  DOI: z
    .string()
    .regex(/^10\.\d{4,9}\/\S+$/, 'expected a DOI like 10.1056/NEJMoa2032183')
    .optional(),
  PMID: z.string().regex(/^\d+$/, 'expected digits').optional(),
  PMCID: z
    .string()
    .regex(/^PMC\d+$/, 'expected text like PMC7988425')
    .optional(),
  URL: z.url({ protocol: /^https?$/, error: 'expected an https address' }).optional(),
  /** The site's own fields: kind of study, species, topics, and what texts may state about it. */
  custom: z.strictObject({
    /** Empty in an imported record that is not filled in yet, which the content check rejects. */
    study: z.enum(
      ['', ...(Object.keys(studyKinds) as StudyKind[])],
      `expected one of: ${Object.keys(studyKinds).join(', ')}`,
    ),
    species: z.string(),
    topics: z.array(z.string()),
    facts: z.array(z.string()).describe('Facts that texts may state and that no result holds.'),
    summary: z
      .array(z.string())
      .optional()
      .describe(
        'What it measured, in words; its numbers are in its results, facts, title or design.',
      ),
    moreAuthors: z.boolean().describe('Whether there are more authors than are named.'),
    weaklyConfirmed: z
      .string()
      .min(1)
      .optional()
      .describe('Why the record is to be used with caution.'),
  }),
});

/** One publication of the bibliography, in CSL-JSON. */
export type Reference = z.infer<typeof referenceSchema>;

/** The bibliography by citation key. Throws a ContentError that names every faulty entry. */
export const getReferences: () => ReadonlyMap<string, Reference> = memoise('references', () =>
  withLines(() => collectRecords(readJson(REFERENCES_PLACE))),
);

/**
 * Returns, for checks, whether the bibliography has a key, and the problems of the bibliography. If it has problems,
 * every key counts as known, so that no citation is reported as well.
 */
export function readReferenceKeys(): {
  isKnownReference: (key: string) => boolean;
  problems: readonly ContentProblem[];
} {
  const { value, problems } = attempt(getReferences);
  return { isKnownReference: (key) => value?.has(key) ?? true, problems };
}

/** The records of citation keys, in their order. Throws a ContentError on an unknown key. */
export function requireReferences(keys: readonly string[]): Reference[] {
  const references = getReferences();
  return keys.map((key) => {
    const reference = references.get(key);
    if (!reference)
      throw new ContentError([{ file: FILE, field: key, message: 'is cited and has no record' }]);
    return reference;
  });
}

/** Parses a bibliography from CSL-JSON text. Throws a ContentError that names every faulty entry and field. */
export function parseReferences(json: string): ReadonlyMap<string, Reference> {
  return collectRecords(parseJson(FILE, json));
}

function collectRecords(value: unknown): ReadonlyMap<string, Reference> {
  const { entries, problems } = parseEntries(FILE, value, 'id', () => referenceSchema);
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(entries.map((reference) => [reference.id, reference]));
}
