import { getStatus } from '@/lib/evidence/evidence';
import { getKeyFindings } from '@/lib/evidence/key-findings';
import { toStatusStrip } from '@/lib/evidence/status-strip';
import { numberInto } from '@/lib/markdown/html/citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import { toHalfLifeText } from './half-lives';

/** A citation number; `isFirst` marks the mention that the reference list links back to. */
export type Citation = { number: number; isFirst: boolean };

export type PeptideCitations = ReturnType<typeof toPeptideCitations>;

/** A record, and the citations on its page. */
export type CitedPeptide = { peptide: PeptideRecord; citations: PeptideCitations };

/**
 * Numbers the references of a record and of the fact boxes on its page, in the order in which the page cites them. `keys`
 * holds the cited keys in that order and, from `mentionedCount` on, further reading. The citations of the status strip
 * are by the label of the row, those of findings and boxes by their ids.
 */
export function toPeptideCitations(
  peptide: PeptideRecord,
  boxes: readonly { id: string; references: readonly string[] }[] = [],
) {
  const keys: string[] = [];
  const toCitation = numberInto(keys);
  const cite = (references: readonly string[]): Citation[] =>
    [...new Set(references)].map(toCitation);
  const { benefits, harms } = getKeyFindings(peptide.slug);
  const citations = {
    strip: new Map(
      toStatusStrip(peptide).map(
        ({ label, references = [] }) => [label, cite(references)] as const,
      ),
    ),
    boxes: new Map(
      boxes.map(({ id, references }) => [
        id,
        new Map([...new Set(references)].map((key) => [key, toCitation(key)])),
      ]),
    ),
    findings: new Map(
      [...benefits, ...harms].map(({ id, reference }) => [id, [toCitation(reference)]]),
    ),
    evidence: cite(peptide.evidence.references),
    dosing: cite(peptide.dosing.source.references),
    halfLife: cite(toHalfLifeText(peptide)?.references ?? []),
    status: cite(getStatus(peptide.slug)?.references ?? []),
  };
  const mentionedCount = keys.length;
  cite(peptide.furtherReading ?? []);
  return { ...citations, keys, mentionedCount };
}
