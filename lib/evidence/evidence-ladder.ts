import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import { getStatus } from './evidence';
import { getEvidenceLevel } from './evidence-level';

/** One record on its rung. */
export type LadderEntry = {
  slug: string;
  name: string;
  /** For at least one use in at least one country. */
  isApproved: boolean;
  /** By the anti-doping list, for at least some athletes. */
  isBanned: boolean;
};

/** A level of evidence, from 5 (systematic reviews or an approved label) to 1, with the records that reach it and no higher. */
export type Rung = { level: number; words: string; entries: readonly LadderEntry[] };

/** Every record of the library at the best kind of evidence that it has, the best first. */
export function getEvidenceLadder(): Rung[] {
  return evidenceLevels
    .map((words, index) => ({
      level: index + 1,
      words,
      entries: peptideRecords
        .get()
        .filter((peptide) => getEvidenceLevel(peptide.slug).reached === index + 1)
        .map(toEntry),
    }))
    .reverse();
}

function toEntry({ slug, name }: PeptideRecord): LadderEntry {
  const status = getStatus(slug);
  return {
    slug,
    name,
    isApproved: status?.approvals.some(({ state }) => state === 'approved') ?? false,
    isBanned: /^S\d/.test(status?.antiDoping.class ?? ''),
  };
}
