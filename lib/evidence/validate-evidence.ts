import type { ContentProblem } from '@/lib/content/content-error';
import type { Finding, Study, Subject } from './evidence-schema';
import type { BlendStatus, SubstanceStatus } from './status-schema';

/** What the entries are checked against. */
export type EvidenceContext = {
  isKnownReference: (key: string) => boolean;
  slugs: ReadonlySet<string>;
};

export const NO_RECORD =
  'no record of content/references.json has this key; add the record or correct the key';

/** The path of an evidence file relative to content, from its name without extension. */
export const toPlace = (name: string) => `evidence/${name}.json`;

/** The same path relative to the repository. */
export const toFile = (name: string) => `content/${toPlace(name)}`;

/** A problem of an entry in an evidence file, which is named without its extension. */
export function problemAt(file: string, field: string, message: string): ContentProblem {
  return { file: toFile(file), ...(field && { field }), message };
}

const unless = (isFine: boolean, file: string, field: string, message: string): ContentProblem[] =>
  isFine ? [] : [problemAt(file, field, message)];

/** Checks that references, substances and study entries exist, and that no finding occurs twice. */
export function validateKeys(
  findings: readonly Finding[],
  studies: readonly Study[],
  described: ReadonlySet<string>,
  { isKnownReference, slugs }: EvidenceContext,
): ContentProblem[] {
  return [
    ...findings.flatMap(({ id, reference: key, substances }) => [
      ...unless(isKnownReference(key), 'findings', `${id}.reference`, `"${key}": ${NO_RECORD}`),
      ...unless(
        described.has(key),
        'findings',
        id,
        `"${key}" has no entry in studies.json; add one`,
      ),
      ...substances.flatMap((slug) =>
        unless(slugs.has(slug), 'findings', `${id}.substances`, noSlug(slug)),
      ),
    ]),
    ...findTwins(findings),
    ...studies.flatMap(({ reference: key }) =>
      unless(isKnownReference(key), 'studies', key, NO_RECORD),
    ),
  ];
}

/** Reports an outcome that a study has two findings on, at one time in the same people: only one can be right. */
function findTwins(findings: readonly Finding[]): ContentProblem[] {
  const first = new Map<string, string>();
  return findings.flatMap((finding) => {
    const { id, reference, outcome, followUp, population, intervention, comparator } = finding;
    const told = [reference, outcome.toLowerCase(), followUp, population, intervention, comparator];
    const key = JSON.stringify(told);
    const other = first.get(key);
    first.set(key, other ?? id);
    const message = `tells the same outcome of the same people as ${other}; keep one, or say how they differ`;
    return other ? [problemAt('findings', id, message)] : [];
  });
}

function noSlug(slug: string): string {
  return `"${slug}" is no slug of the library; correct it, or leave the list empty`;
}

/** Checks subjects. A study has findings or a subject, not both, or its areas count twice. */
export function validateSubjects(
  subjects: readonly Subject[],
  findings: readonly Finding[],
  { isKnownReference, slugs }: EvidenceContext,
): ContentProblem[] {
  const measured = new Set(findings.map(({ reference }) => reference));
  return subjects.flatMap(({ reference: key, substances }) => [
    ...unless(isKnownReference(key), 'subjects', key, NO_RECORD),
    ...unless(
      !measured.has(key),
      'subjects',
      key,
      'has findings, which name its areas; remove this entry',
    ),
    ...substances.flatMap((slug) =>
      unless(slugs.has(slug), 'subjects', `${key}.substances`, noSlug(slug)),
    ),
  ]);
}

/** Checks that every slug has one status, no other name has one, and each part of a blend has its own. */
export function validateStatuses(
  statuses: readonly (SubstanceStatus | BlendStatus)[],
  known: ReadonlySet<string>,
  { slugs, isKnownReference }: EvidenceContext,
): ContentProblem[] {
  const whole = new Set(statuses.filter((entry) => !('parts' in entry)).map(({ slug }) => slug));
  const none = 'has no status; each slug has one, write its entry';
  const stray = 'is no slug of the library; correct or remove it';
  return [
    ...[...slugs].flatMap((slug) => unless(known.has(slug), 'status', slug, none)),
    ...statuses.flatMap((entry) => [
      ...unless(slugs.has(entry.slug), 'status', entry.slug, stray),
      ...('references' in entry ? entry.references : []).flatMap((key) =>
        unless(
          isKnownReference(key),
          'status',
          `${entry.slug}.references`,
          `"${key}": ${NO_RECORD}`,
        ),
      ),
      ...('parts' in entry ? entry.parts : []).flatMap((part) =>
        unless(
          whole.has(part),
          'status',
          `${entry.slug}.parts`,
          `"${part}" has no status of its own; add it`,
        ),
      ),
    ]),
  ];
}
