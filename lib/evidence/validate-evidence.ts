import type { ContentProblem } from '@/lib/content/content-error';
import type { Finding, Study, Subject } from './evidence-schema';
import type { BlendStatus, SubstanceStatus } from './status-schema';

/** What the entries are held against. */
export type EvidenceContext = {
  isKnownReference: (key: string) => boolean;
  slugs: ReadonlySet<string>;
};

export const NO_RECORD =
  'no record of content/references.json has this key; add the record or correct the key';

/** The place under content of one of the five files, named without its ending. */
export const toPlace = (name: string) => `evidence/${name}.json`;

export const toFile = (name: string) => `content/${toPlace(name)}`;

/** A problem of an entry of one of the five files, named without its ending. */
export function problemAt(file: string, field: string, message: string): ContentProblem {
  return { file: toFile(file), ...(field && { field }), message };
}

/** References exist, substances are the library's, and each study that was measured is described. */
export function validateKeys(
  findings: readonly Finding[],
  studies: readonly Study[],
  described: ReadonlySet<string>,
  { isKnownReference, slugs }: EvidenceContext,
): ContentProblem[] {
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
    ...findTwins(findings),
    ...studies
      .filter(({ reference }) => !isKnownReference(reference))
      .map(({ reference }) => problemAt('studies', reference, NO_RECORD)),
  ];
}

/** One outcome of one study, at one time in the same people, is told once: two figures of it cannot both be right. */
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

/** A study has findings or a subject, never both: its areas would stand twice. */
export function validateSubjects(
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
export function validateStatuses(
  statuses: readonly (SubstanceStatus | BlendStatus)[],
  known: ReadonlySet<string>,
  { slugs, isKnownReference }: EvidenceContext,
): ContentProblem[] {
  const whole = new Set(statuses.filter((entry) => !('parts' in entry)).map(({ slug }) => slug));
  return [
    ...[...slugs]
      .filter((slug) => !known.has(slug))
      .map((slug) =>
        problemAt('status', slug, 'has no status; each slug has one, write its entry'),
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
