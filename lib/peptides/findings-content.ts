import type { Element } from 'hast';
import { h } from 'hastscript';
import { getStudy } from '@/lib/evidence/evidence';
import { getEvidenceLevel } from '@/lib/evidence/evidence-level';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { tellFinding } from '@/lib/evidence/tell-finding';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { beads } from '@/lib/markdown/html/callout-parts';
import { toMarks } from '@/lib/markdown/html/citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import type { PeptideCitations } from './peptide-citations';

/**
 * Results one below the other: what came out, the numbers, in whom and for how long, and the paper. `before`
 * are the findings told above.
 */
export function toFindingList(
  title: string,
  findings: readonly Finding[],
  citations: PeptideCitations,
  before?: readonly Finding[],
): Element[] {
  if (findings.length === 0) return [];
  return [
    h('h3', { className: ['mb-1', 'text-lg'] }, title),
    h(
      'ul',
      { className: ['mb-6'] },
      findings.map((finding) => {
        const study = getStudy(finding.reference);
        const { result, numbers, context } = tellFinding(finding, study, before);
        return h('li', { className: ['border-line', 'border-b', 'py-2.5'] }, [
          h('p', { className: ['font-semibold'] }, result),
          h('p', [numbers, ...toMarks(citations.findings.get(finding.id) ?? [])]),
          h('p', { className: ['text-muted', 'text-sm'] }, context),
        ]);
      }),
    ),
  ];
}

/** How strong the evidence is as a whole, in a framed note. */
export function toEvidenceNote(peptide: PeptideRecord, citations: PeptideCitations): Element {
  const { reached, words } = getEvidenceLevel(peptide.slug);
  const level = `Level ${reached} of ${evidenceLevels.length}: ${words}.`;
  return h('div', { role: 'note', className: ['callout'] }, [
    h('div', { className: ['callout-title'] }, 'Evidence level'),
    h('div', { className: ['evidence'] }, [beads(reached), h('p', h('strong', level))]),
    h('p', { className: ['mt-3.5'] }, [peptide.evidence.text, ...toMarks(citations.evidence)]),
  ]);
}
