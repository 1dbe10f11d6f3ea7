import type { Element, RootContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { getStudy } from '@/lib/evidence/evidence';
import { getEvidenceLevel } from '@/lib/evidence/evidence-level';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatFinding } from '@/lib/evidence/finding-text';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { beads } from '@/lib/markdown/html/callout-parts';
import { toMarks } from '@/lib/markdown/html/citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import type { PeptideCitations } from './peptide-citations';

/** Returns a titled list of findings: result, numbers, who was studied and for how long, and citations. */
export function toFindingList(
  title: string,
  findings: readonly Finding[],
  citations: PeptideCitations,
): Element[] {
  if (findings.length === 0) return [];
  return [
    h('h3', { style: 'margin: 0', className: ['text-lg'] }, title),
    h(
      'ul',
      { className: ['border-line', 'border-t'] },
      findings.map((finding) => {
        const study = getStudy(finding.reference);
        const { result, numbers, context } = formatFinding(finding, study);
        return h('li', { className: ['border-line', 'border-b', 'py-2'] }, [
          h('p', { className: ['font-semibold'] }, result),
          h('p', [numbers, ...toMarks(citations.findings.get(finding.id) ?? [])]),
          h('p', { className: ['text-muted', 'text-sm'] }, context),
        ]);
      }),
    ),
  ];
}

/** Replaces a figure's table and file links with one link to `href`; changes it in place. */
export function toBriefFigure(figure: RootContent[], href: string): RootContent[] {
  visit({ type: 'root', children: figure }, 'element', (node) => {
    if (node.tagName !== 'figcaption') return;
    const text = node.children.filter(
      (child) => child.type === 'element' && child.tagName === 'p' && !child.properties.className,
    );
    node.children = [...text, h('p', h('a', { href }, 'The numbers as a table, and as files'))];
  });
  return figure;
}

/** Describes the strength of the evidence: `level` in beads and words, `text` as a paragraph. */
export function formatEvidence(
  peptide: PeptideRecord,
  citations: PeptideCitations,
): { level: Element[]; text: Element[] } {
  const { reached, words } = getEvidenceLevel(peptide.slug);
  const level = `Evidence level ${reached} of ${evidenceLevels.length}: ${words}.`;
  return {
    level: [
      h('span', { className: ['flex', 'flex-wrap', 'items-center', 'gap-3'] }, [
        beads(reached),
        h('span', level),
      ]),
    ],
    text: [h('p', [peptide.evidence.text, ...toMarks(citations.evidence)])],
  };
}
