import { OtherTools } from '@/components/calculator/other-tools';
import { OnwardSection } from '@/components/evidence/onward-section';
import { LabMethod } from '@/components/peptides/sequence-lab/lab-method';
import { LabResults } from '@/components/peptides/sequence-lab/lab-results';
import { SequenceLab } from '@/components/peptides/sequence-lab/sequence-lab';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { SEQUENCE_LAB_PATH, sequenceExample, sequenceLabPage } from '@/content/sequence-lab';
import { readChain } from '@/lib/chemistry/read-chain';
import { toPageMetadata } from '@/lib/seo/metadata';

const TITLE = sequenceLabPage.title;

export const metadata = toPageMetadata({
  title: TITLE,
  description:
    'Type a peptide chain: its drawing, formula, masses, charge by pH, isoelectric point, extinction at 280 nm and hydropathy, each with its formula. Chemistry only, no dose.',
  path: SEQUENCE_LAB_PATH,
});

export default function SequenceLabPage() {
  const example = readChain(sequenceExample.typed);
  if (!example.ok) throw new Error('content/sequence-lab.ts: the worked example is no chain');
  return (
    <div className="wrap pt-6 pb-section">
      <Breadcrumb trail={[{ name: TITLE, path: SEQUENCE_LAB_PATH }]} />
      <h1 className="mt-5 text-4xl tracking-display">{TITLE}</h1>
      <p className="mt-3.5 mb-8 max-w-176 text-balance text-ink-2 text-lg">
        What can be worked out from a chain of residues alone: a drawing, masses and charge. It says
        nothing of effect or safety, and no dose.
      </p>
      <noscript>
        <p className="callout mb-8 rounded-md border-[1.5px] border-line-strong px-4 py-3">
          Other chains need JavaScript, which is switched off in this browser. What follows below is
          a worked example: {sequenceExample.name}. The formulas and values at the end need none.
        </p>
      </noscript>
      <SequenceLab
        example={<LabResults molecule={example.molecule} name={sequenceExample.name} />}
      />
      <LabMethod />
      <OtherTools path={SEQUENCE_LAB_PATH} />
      <OnwardSection path={SEQUENCE_LAB_PATH} className="mt-16" />
    </div>
  );
}
