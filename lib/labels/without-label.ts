import { getFindingsAbout, getStatuses } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { getReferences } from '@/lib/references/references';
import { getLabels } from './labels';

/** What the evidence says about a substance whose label was not read, all derived from other records. */
type Unlabelled = {
  slug: string;
  /** Whether some country licensed it, so that a label exists that was not read. */
  hasUnreadLabel: boolean;
  /** The most advanced trials in people and their state. */
  trials: string;
  harmsInPeople: readonly Finding[];
  harmsInAnimals: readonly Finding[];
  openQuestions: readonly string[];
};

/** The substances and blends of the library without label records, in the order of their status entries. */
export function getUnlabelled(): Unlabelled[] {
  const [labels, references] = [getLabels(), getReferences()];
  const isInPeople = ({ reference }: Finding) =>
    references.get(reference)?.custom.species === 'human';
  return [...getStatuses().values()]
    .filter(({ slug }) => !labels.has(slug))
    .map(({ slug, approvals, trials, openQuestions }) => {
      const harms = getFindingsAbout(slug).filter(({ kind }) => kind === 'harm');
      return {
        slug,
        hasUnreadLabel: approvals.some(({ state }) => state !== 'never approved'),
        trials,
        harmsInPeople: harms.filter(isInPeople),
        harmsInAnimals: harms.filter((finding) => !isInPeople(finding)),
        openQuestions,
      };
    });
}
