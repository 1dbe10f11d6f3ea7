import { getStatus } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { getKeyFindings } from '@/lib/evidence/key-findings';
import { toStatusStrip } from '@/lib/evidence/status-strip';
import { numberInto } from '@/lib/markdown/html/citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import { toHalfLifeText } from './half-lives';

/** A citation number; `isFirst` marks the mention that the reference list links back to. */
export type Citation = { number: number; isFirst: boolean };

export type PeptideCitations = {
  /** Cited keys in order of first mention, then further reading. */
  keys: string[];
  /** How many of the keys the page cites; the rest is further reading. */
  mentionedCount: number;
  /** Citations of the status strip, by the label of the row. */
  strip: ReadonlyMap<string, Citation[]>;
  /** Citations of the findings below it, by the id of the finding. */
  findings: ReadonlyMap<string, Citation[]>;
  /** Citations of the fact boxes, by the id of the box and the citation key. */
  boxes: ReadonlyMap<string, ReadonlyMap<string, Citation>>;
  dosing: Citation[];
  halfLife: Citation[];
  evidence: Citation[];
  status: Citation[];
};

/** A fact box of the page, and the works that it cites. */
type CitingBox = { id: string; references: readonly string[] };

/** Numbers the references of a record and of the fact boxes on its page, in the order in which the page cites them. */
export function toPeptideCitations(
  peptide: PeptideRecord,
  boxes: readonly CitingBox[] = [],
): PeptideCitations {
  const keys: string[] = [];
  const cite = (references: readonly string[]): Citation[] =>
    [...new Set(references)].map(numberInto(keys));
  const citeAll = (findings: readonly Finding[]) =>
    new Map(findings.map(({ id, reference }) => [id, cite([reference])] as const));
  const citeBox = ({ id, references }: CitingBox) => {
    const all = cite(references);
    return [id, new Map(references.flatMap((key, index) => toPair(key, all[index])))] as const;
  };
  const { benefits, harms } = getKeyFindings(peptide.slug);
  const citations = {
    strip: new Map(
      toStatusStrip(peptide).map(
        ({ label, references = [] }) => [label, cite(references)] as const,
      ),
    ),
    boxes: new Map(boxes.map(citeBox)),
    findings: citeAll([...benefits, ...harms]),
    evidence: cite(peptide.evidence.references),
    dosing: cite(peptide.dosing.source.references),
    halfLife: cite(toHalfLifeText(peptide)?.references ?? []),
    status: cite(getStatus(peptide.slug)?.references ?? []),
  };
  const mentionedCount = keys.length;
  cite(peptide.furtherReading ?? []);
  return { ...citations, keys, mentionedCount };
}

function toPair(key: string, citation: Citation | undefined): [string, Citation][] {
  return citation ? [[key, citation]] : [];
}
