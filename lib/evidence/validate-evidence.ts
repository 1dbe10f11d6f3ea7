import type { ContentProblem } from '@/lib/content/content-error';
import type { Finding, Study, Subject } from './evidence-schema';
import type { BlendStatus, RetractionCheck, SubstanceStatus } from './status-schema';

/** The lists of content/evidence, parsed. */
export type EvidenceLists = {
  findings: readonly Finding[];
  studies: readonly Study[];
  subjects: readonly Subject[];
  statuses: readonly (SubstanceStatus | BlendStatus)[];
};

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
  return { file: toFile(file), field, message };
}

/**
 * Checks what no schema can: references, slugs and studies exist, no finding occurs twice, a study has findings or a
 * subject, not both, or its areas would count twice, and every slug has one status. `described` and `known` are the names
 * of the studies and statuses, those of invalid entries included.
 */
export function validateEvidence(
  { findings, studies, subjects, statuses }: EvidenceLists,
  notices: RetractionCheck['notices'],
  { described, known }: Record<'described' | 'known', ReadonlySet<string>>,
  { isKnownReference, slugs }: EvidenceContext,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const check = (isFine: boolean, file: string, field: string, message: string) => {
    if (!isFine) problems.push(problemAt(file, field, message));
  };
  const checkSlugs = (file: string, name: string, substances: readonly string[]) => {
    const remedy = 'is no slug of the library; correct it, or leave the list empty';
    for (const slug of substances)
      check(slugs.has(slug), file, `${name}.substances`, `"${slug}" ${remedy}`);
  };

  for (const { id, reference: key, substances } of findings) {
    check(isKnownReference(key), 'findings', `${id}.reference`, `"${key}": ${NO_RECORD}`);
    check(described.has(key), 'findings', id, `"${key}" has no entry in studies.json; add one`);
    checkSlugs('findings', id, substances);
  }
  for (const [id, other] of findTwins(findings)) {
    const remedy = 'keep one, or say how they differ';
    check(
      false,
      'findings',
      id,
      `tells the same outcome of the same people as ${other}; ${remedy}`,
    );
  }
  for (const { reference } of studies)
    check(isKnownReference(reference), 'studies', reference, NO_RECORD);

  const measured = new Set(findings.map(({ reference }) => reference));
  for (const { reference: key, substances } of subjects) {
    const both = 'has findings, which name its areas; remove this entry';
    check(isKnownReference(key), 'subjects', key, NO_RECORD);
    check(!measured.has(key), 'subjects', key, both);
    checkSlugs('subjects', key, substances);
  }

  const whole = new Set(statuses.filter((entry) => !('parts' in entry)).map(({ slug }) => slug));
  for (const slug of slugs)
    check(known.has(slug), 'status', slug, 'has no status; each slug has one, write its entry');
  for (const entry of statuses) {
    const { slug } = entry;
    check(slugs.has(slug), 'status', slug, 'is no slug of the library; correct or remove it');
    for (const key of 'references' in entry ? entry.references : [])
      check(isKnownReference(key), 'status', `${slug}.references`, `"${key}": ${NO_RECORD}`);
    for (const part of 'parts' in entry ? entry.parts : [])
      check(
        whole.has(part),
        'status',
        `${slug}.parts`,
        `"${part}" has no status of its own; add it`,
      );
  }
  for (const { reference } of notices)
    check(isKnownReference(reference), 'retractions', reference, NO_RECORD);
  return problems;
}

/** Pairs of ids that tell the same outcome of one study, at one time in the same people: only one can be right. */
function findTwins(findings: readonly Finding[]): [id: string, other: string][] {
  const first = new Map<string, string>();
  return findings.flatMap((finding): [string, string][] => {
    const { id, reference, outcome, followUp, population, intervention, comparator } = finding;
    const told = [reference, outcome.toLowerCase(), followUp, population, intervention, comparator];
    const key = JSON.stringify(told);
    const other = first.get(key);
    first.set(key, other ?? id);
    return other ? [[id, other]] : [];
  });
}
