import type { EvidenceLevel, PeptideRecord } from '@/content/peptides/types';
import { getStatus } from '@/lib/evidence/evidence';
import { formatStatusCheck } from '@/lib/evidence/status-rows';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import type { PeptideCitations } from '@/lib/peptides/peptide-citations';
import { StatusList } from '../evidence/status-list';
import { Cited } from '../ui/cited';
import { Typeset } from '../ui/typeset';

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
  const { evidence } = peptide;
  const status = getStatus(peptide.slug);
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
      {status && (
        <div id="status" className="font-sans text-base">
          <h3>Regulatory and anti-doping status</h3>
          <StatusList status={status} />
          <p className="text-muted text-sm">
            {formatStatusCheck(status)}
            <Cited citations={citations.status} />
          </p>
        </div>
      )}
    </div>
  );
}
