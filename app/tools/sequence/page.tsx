import { OtherTools } from '@/components/calculator/other-tools';
import { OnwardSection } from '@/components/evidence/onward-section';
import { LabMethod } from '@/components/peptides/sequence-lab/lab-method';
import { LabResults } from '@/components/peptides/sequence-lab/lab-results';
import { SequenceLab } from '@/components/peptides/sequence-lab/sequence-lab';
import { PageHead } from '@/components/ui/page-head';
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
      <PageHead
        trail={[{ name: TITLE, path: SEQUENCE_LAB_PATH }]}
        title={TITLE}
        lede="What can be worked out from a chain of residues alone: a drawing, masses and charge. It says nothing of effect or safety, and no dose."
        withoutScript={`Other chains need JavaScript, which is switched off in this browser. What follows below is a worked example: ${sequenceExample.name}. The formulas and values at the end need none.`}
      />
      <SequenceLab
        example={<LabResults molecule={example.molecule} name={sequenceExample.name} />}
      />
      <LabMethod />
      <OtherTools path={SEQUENCE_LAB_PATH} />
      <OnwardSection path={SEQUENCE_LAB_PATH} className="mt-16" />
    </div>
  );
}
