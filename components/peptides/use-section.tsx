import type { PeptideCitations } from '@/lib/peptides/peptide-citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import { SectionHead } from '../ui/section-head';
import { StaticHtml } from '../ui/static-html';
import { BeforeUse } from './before-use';
import { DosingPanel } from './dosing-panel';
import { GuideTabs } from './guide-tabs';
import { ReconstitutionPanel } from './reconstitution-panel';
import { StatusPanel } from './status-panel';
import { TimelinePanel } from './timeline-panel';

/** The guide in its three tabs, what must be known before a use, and what law and sport say. */
export function UseSection({
  peptide,
  citations,
}: {
  peptide: PeptideRecord;
  citations: PeptideCitations;
}) {
  const { slug, name } = peptide;
  return (
    <section id="use" className="mt-6">
      <StaticHtml>
        <SectionHead title="Use and safety" />
      </StaticHtml>
      <GuideTabs
        label={`${name} guide`}
        tabs={[
          {
            id: 'reconstitution',
            label: 'Reconstitution',
            panel: (
              <StaticHtml>
                <ReconstitutionPanel peptide={peptide} />
              </StaticHtml>
            ),
          },
          {
            id: 'dosing',
            label: 'Dosing',
            panel: (
              <StaticHtml>
                <DosingPanel peptide={peptide} citations={citations.dosing} />
              </StaticHtml>
            ),
          },
          { id: 'timeline', label: 'Timeline', panel: <TimelinePanel peptide={peptide} /> },
        ]}
      />
      <StaticHtml>
        <BeforeUse slug={slug} name={name} />
        <StatusPanel peptide={peptide} citations={citations.status} />
      </StaticHtml>
    </section>
  );
}
