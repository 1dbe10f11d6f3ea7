import { CertificateMethod } from '@/components/calculator/certificate/certificate-method';
import { CertificateResults } from '@/components/calculator/certificate/certificate-results';
import { CertificateTool } from '@/components/calculator/certificate/certificate-tool';
import { ToolPage } from '@/components/calculator/tool-page';
import { certificateExample } from '@/content/certificate';
import { pages } from '@/content/pages';
import { checkCertificate } from '@/lib/certificate/check-certificate';
import { emptyCertificate } from '@/lib/certificate/inputs';
import { getKnownSubstances } from '@/lib/peptides/known-substances';
import { toWrittenNames } from '@/lib/peptides/substance-names';
import { toolPagesRecord } from '@/lib/records/tool-texts';
import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.certificate);

function getSources() {
  const link = (key: string) => {
    const [reference] = requireReferences([key]);
    if (!reference) throw new Error(`no reference ${key}`);
    return { label: getShortName(reference), href: paperPath(key) };
  };
  const { impurities, research, endotoxin } = toolPagesRecord.get().certificate.sources;
  return {
    impurities: link(impurities),
    research: link(research),
    endotoxin: link(endotoxin),
  };
}

export default function CertificatePage() {
  const library = getKnownSubstances();
  const sources = getSources();
  const example = { ...emptyCertificate, ...certificateExample };
  return (
    <ToolPage
      page={pages.certificate}
      lede="What a certificate of analysis shows of a peptide, what it does not, and how many milligrams it comes to. It says nothing about effect and names no dose."
      withoutScript="Checking your own certificate needs JavaScript, which is switched off in this browser. What follows is a worked example; where each field stands and how each line is worked out need none."
    >
      <CertificateTool
        library={library}
        names={library.flatMap(({ slug }) => toWrittenNames(slug).map((name) => ({ slug, name })))}
        sources={sources}
        example={
          <CertificateResults
            checked={checkCertificate(example, library, example.tested)}
            sources={sources}
            title="Worked example, with invented numbers: the certificate that is drawn below."
          />
        }
      />
      <CertificateMethod sources={sources} />
    </ToolPage>
  );
}
