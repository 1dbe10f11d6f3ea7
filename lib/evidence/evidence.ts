import { memoise } from '@/lib/content/memoise';
import type { Finding } from './evidence-schema';
import { type Evidence, readEvidence } from './read-evidence';
import { type Status, toStatus } from './status';

/** Everything under content/evidence, read once per process. Throws a ContentError. */
const getEvidence: () => Evidence = memoise('evidence', readEvidence);

/** Every measured result, in the order of the file. Throws a ContentError. */
export function getFindings(): readonly Finding[] {
  return getEvidence().findings;
}

/** How the bibliography was held against retraction data, and what was found. Throws a ContentError. */
export function getRetractionCheck(): Evidence['retractionCheck'] {
  return getEvidence().retractionCheck;
}

const statuses = memoise('statuses', () => {
  const entries = new Map(getEvidence().statuses.map((entry) => [entry.slug, entry]));
  return new Map([...entries.values()].map((entry) => [entry.slug, toStatus(entry, entries)]));
});

/** Law and sport for a slug of the library, a blend's from its parts; undefined for any other name. */
export function getStatus(slug: string): Status | undefined {
  return statuses().get(slug);
}
