import type { PeptideRecord, ReferenceKey } from '@/content/peptides/types';
import { getStatus } from '@/lib/evidence/evidence';

/** A link to a reference; the first mention is where the list's way back leads. */
export type Citation = { number: number; isFirst: boolean };

export type PeptideCitations = {
  /** Cited keys in order of first mention, then further reading. */
  keys: ReferenceKey[];
  /** How many of the keys the page mentions; the rest is further reading. */
  mentionedCount: number;
  dosing: Citation[];
  halfLife: Citation[];
  evidence: Citation[];
  status: Citation[];
};

/** The references of a record, numbered in the order in which its page mentions them. */
export function toPeptideCitations(peptide: PeptideRecord): PeptideCitations {
  const keys: ReferenceKey[] = [];
  const cite = (references: readonly ReferenceKey[]): Citation[] =>
    [...new Set(references)].map((key) => {
      const isFirst = !keys.includes(key);
      if (isFirst) keys.push(key);
      return { number: keys.indexOf(key) + 1, isFirst };
    });
  const citations = {
    dosing: cite(peptide.dosing.source.references),
    evidence: cite(peptide.evidence.references),
    status: cite(getStatus(peptide.slug)?.references ?? []),
    halfLife: cite(peptide.halfLife?.references ?? []),
  };
  const mentionedCount = keys.length;
  cite(peptide.furtherReading ?? []);
  return { ...citations, keys, mentionedCount };
}
