import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import { getStatus } from './evidence';
import { getEvidenceLevel } from './evidence-level';

/** One record of the library on the evidence ladder. */
export type LadderEntry = {
  slug: string;
  name: string;
  /** Whether it is approved for at least one use in at least one country. */
  isApproved: boolean;
  /** Whether the anti-doping list bans it for at least some athletes. */
  isBanned: boolean;
};

/** A level of evidence, from 5 (systematic reviews or an approved label) to 1, and the records at that level. */
export type Rung = { level: number; words: string; entries: readonly LadderEntry[] };

/** All records of the library, grouped by their level of evidence, best level first. */
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
