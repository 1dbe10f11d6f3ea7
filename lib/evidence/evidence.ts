import { memoise } from '@/lib/content/memoise';
import type { Finding, Study } from './evidence-schema';
import { type Evidence, readEvidence } from './read-evidence';
import { type Status, toStatus } from './status';

/** Everything under content/evidence, read once per process. Throws a ContentError. */
const getEvidence: () => Evidence = memoise('evidence', readEvidence);

/** Every measured result, in the order of the file. Throws a ContentError. */
export function getFindings(): readonly Finding[] {
  return getEvidence().findings;
}

/** How each study was made and who paid. Throws a ContentError. */
export function getStudies(): readonly Study[] {
  return getEvidence().studies;
}

/** How the bibliography was held against retraction data, and what was found. Throws a ContentError. */
export function getRetractionCheck(): Evidence['retractionCheck'] {
  return getEvidence().retractionCheck;
}

const findingsByReference = memoise('findings-by-reference', () =>
  toIndex(getFindings(), ({ reference }) => [reference]),
);

const findingsBySubstance = memoise('findings-by-substance', () =>
  toIndex(getFindings(), ({ substances }) => substances),
);

function toIndex(
  findings: readonly Finding[],
  toKeys: (finding: Finding) => readonly string[],
): Map<string, Finding[]> {
  const index = new Map<string, Finding[]>();
  for (const finding of findings) {
    for (const key of toKeys(finding)) index.set(key, [...(index.get(key) ?? []), finding]);
  }
  return index;
}

const studiesByReference = memoise(
  'studies-by-reference',
  () => new Map(getStudies().map((study) => [study.reference, study])),
);

const statuses = memoise('statuses', () => {
  const entries = new Map(getEvidence().statuses.map((entry) => [entry.slug, entry]));
  return new Map([...entries.values()].map((entry) => [entry.slug, toStatus(entry, entries)]));
});

/** The findings of a citation key; none when the record has no measured result. */
export function getFindingsOf(reference: string): readonly Finding[] {
  return findingsByReference().get(reference) ?? [];
}

/** The findings about a substance of the library, by its slug. */
export function getFindingsAbout(slug: string): readonly Finding[] {
  return findingsBySubstance().get(slug) ?? [];
}

/** How the study of a citation key was made and who paid; undefined when it is not described. */
export function getStudy(reference: string): Study | undefined {
  return studiesByReference().get(reference);
}

/** Law and sport for a slug of the library, a blend's from its parts; undefined for any other name. */
export function getStatus(slug: string): Status | undefined {
  return statuses().get(slug);
}
