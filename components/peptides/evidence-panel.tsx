import type { EvidenceLevel, PeptideRecord } from '@/content/peptides/types';
import { evidenceLevels } from '@/lib/markdown/callout-markers';
import type { PeptideCitations } from '@/lib/peptides/citations';
import { Typeset } from '../ui/typeset';
import { Cited } from './cited';

const LEVELS: Record<EvidenceLevel, { reached: number; words: string }> = {
  'in vitro': { reached: 1, words: 'In vitro' },
  'animal only': { reached: 2, words: 'Animal only' },
  'limited human': { reached: 3, words: 'Limited human' },
  'human trials': { reached: 4, words: 'Human trials' },
  approved: { reached: 5, words: 'Approved' },
};

/** How strong the evidence is, and what the law and sport say. */
export function EvidencePanel({
  peptide,
  citations,
}: {
  peptide: PeptideRecord;
  citations: PeptideCitations;
}) {
  const { evidence, status } = peptide;
  const { reached, words } = LEVELS[evidence.level];
  return (
    <div className="prose">
      <div role="note" className="callout">
        <p className="callout-title">Evidence level</p>
        <div className="evidence">
          <div aria-hidden="true" className="evidence-beads">
            {evidenceLevels.map((meaning, index) => (
              <span key={meaning} className={index < reached ? 'is-reached' : undefined}>
                {index + 1}
              </span>
            ))}
          </div>
          <p>
            <strong>
              {words}: level {reached} of {evidenceLevels.length}, {evidenceLevels[reached - 1]}.
            </strong>
          </p>
        </div>
        <p className="mt-3.5">
          <Typeset text={evidence.text} />
          <Cited citations={citations.evidence} />
        </p>
      </div>
      <div className="font-sans text-base">
        <h3>Regulatory status</h3>
        <p>
          <Typeset text={status.regulatory.text} />
          <Cited citations={citations.regulatory} />
        </p>
        <h3>Anti-doping status</h3>
        <p>
          <Typeset text={status.antiDoping.text} />
          <Cited citations={citations.antiDoping} />
        </p>
      </div>
    </div>
  );
}
