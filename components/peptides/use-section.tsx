import { getStatus } from '@/lib/evidence/evidence';
import { formatStatusCheck, toStatusList } from '@/lib/evidence/status-rows';
import type { CitedPeptide } from '@/lib/peptides/peptide-citations';
import { Cited } from '../ui/cited';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { StaticHtml } from '../ui/static-html';
import { WrittenHtml } from '../ui/written-html';
import { BeforeUse } from './before-use';
import { Folded } from './folded';
import { GuideTabs } from './guide-tabs';
import { ReconstitutionPanel } from './reconstitution-panel';
import { TimelinePanel } from './timeline-panel';

/** The guide in three tabs, what to know before use, and the legal and anti-doping status. */
export function UseSection({ peptide, citations }: CitedPeptide) {
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
                <DosingPanel peptide={peptide} citations={citations} />
              </StaticHtml>
            ),
          },
          { id: 'timeline', label: 'Timeline', panel: <TimelinePanel peptide={peptide} /> },
        ]}
      />
      <StaticHtml>
        <BeforeUse slug={slug} name={name} />
        <StatusPanel peptide={peptide} citations={citations} />
      </StaticHtml>
    </section>
  );
}

/** The legal and anti-doping status in full, which the status strip links to. */
function StatusPanel({ peptide, citations }: CitedPeptide) {
  const status = getStatus(peptide.slug);
  if (!status) return null;
  return (
    <div className="is-printed">
      <Folded id="status" title="Regulatory and anti-doping status">
        <div className="prose max-w-208 font-sans text-base">
          <WrittenHtml content={[toStatusList(status)]} />
          <p className="text-muted text-sm">
            {formatStatusCheck(status)}
            <Cited citations={citations.status} />
          </p>
        </div>
      </Folded>
    </div>
  );
}

const SOURCES = {
  label: 'An approved label',
  trial: 'A study in people',
  'animal study': 'Animal studies',
  'common practice': 'Common practice, which no study supports',
  none: 'No source names a dose',
} as const;

/** What the label, study or practice did, and the advice to ask a healthcare provider. */
export function DosingPanel({ peptide, citations }: CitedPeptide) {
  const { protocol, source } = peptide.dosing;
  return (
    <div className="prose max-w-prose">
      <p className="font-sans text-base">
        <strong>Where this comes from:</strong> {SOURCES[source.type]}.
      </p>
      {protocol.map((paragraph, index) => (
        <p key={paragraph}>
          <NoBreak text={paragraph} />
          {index === protocol.length - 1 && <Cited citations={citations.dosing} />}
        </p>
      ))}
      <p>
        <strong>Consult a healthcare provider</strong> before you act on anything here. This is a
        record of what was studied, not a dose for you.
      </p>
    </div>
  );
}
