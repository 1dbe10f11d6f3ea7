import { ToolPage } from '@/components/calculator/tool-page';
import { LabMethod } from '@/components/peptides/sequence-lab/lab-method';
import { LabResults } from '@/components/peptides/sequence-lab/lab-results';
import { SequenceLab } from '@/components/peptides/sequence-lab/sequence-lab';
import { pages } from '@/content/pages';
import { sequenceExample } from '@/content/sequence-lab';
import { readChain } from '@/lib/chemistry/read-chain';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.sequenceLab);

export default function SequenceLabPage() {
  const example = readChain(sequenceExample.typed);
  if (!example.ok) throw new Error('content/sequence-lab.ts: the worked example is no chain');
  return (
    <ToolPage
      page={pages.sequenceLab}
      lede="What can be worked out from a chain of residues alone: a drawing, masses and charge. It says nothing about effect or safety and names no dose."
      withoutScript={`Other chains need JavaScript, which is switched off in this browser. What follows below is a worked example: ${sequenceExample.name}. The formulas and values at the end need none.`}
    >
      <SequenceLab
        example={<LabResults molecule={example.molecule} name={sequenceExample.name} />}
      />
      <LabMethod />
    </ToolPage>
  );
}
