import {
  CertificateResults,
  type CertificateSources,
} from '@/components/calculator/certificate/certificate-results';
import { CertificateTool } from '@/components/calculator/certificate/certificate-tool';
import { ToolPage } from '@/components/calculator/tool-page';
import { DataTable } from '@/components/ui/data-table';
import { RawHtml } from '@/components/ui/raw-html';
import { SectionHead } from '@/components/ui/section-head';
import { StaticHtml } from '@/components/ui/static-html';
import { TextList } from '@/components/ui/text-list';
import { certificateExample } from '@/content/certificate';
import { pages } from '@/content/pages';
import { checkCertificate } from '@/lib/certificate/check-certificate';
import { emptyCertificate } from '@/lib/certificate/inputs';
import { readMarkup } from '@/lib/figures/drawing-file';
import { getKnownSubstances } from '@/lib/peptides/known-substances';
import { toWrittenNames } from '@/lib/peptides/substance-names';
import { toolPagesRecord } from '@/lib/records/tool-texts';
import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';
import { nameShortly } from '@/lib/references/short-name';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.certificate);

/** The publications behind the limits. Throws if the bibliography does not have one. */
function getSources(): CertificateSources {
  const { impurities, research, endotoxin } = toolPagesRecord.get().certificate.sources;
  requireReferences([impurities, research, endotoxin]);
  const link = (key: string) => ({ label: nameShortly(key), href: paperPath(key) });
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
      <Method sources={sources} />
    </ToolPage>
  );
}

/** The drawn example with numbered lines, the table of limits, and how the comparison works. */
function Method({ sources: links }: { sources: CertificateSources }) {
  const { width, height, markup } = readMarkup('certificate-example');
  const { places, limits, method } = toolPagesRecord.get().certificate;
  return (
    <StaticHtml>
      <section className="mt-14">
        <SectionHead title="Where each field stands" />
        <div className="grid items-start gap-x-10 gap-y-7 sm:grid-cols-2">
          <svg
            role="img"
            aria-label="A made-up certificate of analysis with eight numbered lines, named beside it"
            viewBox={`0 0 ${width} ${height}`}
            className="h-auto w-full max-w-116"
            fill="none"
          >
            <RawHtml as="g" html={markup} />
          </svg>
          <ol className="list-decimal pl-5">
            {places.map((text) => (
              <li key={text} className="mb-2">
                {text}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="mt-14">
        <SectionHead title="Limits, and how this works" />
        <div className="prose text-base">
          <DataTable
            className="table-scroll"
            caption="Limits for medicines beside those for laboratory reagents"
            columns={['', 'Medicines', 'Laboratory reagents', 'Read in']}
            rows={limits.map(({ what, medicine, reagent, sources }) => [
              what,
              medicine,
              reagent,
              <span key="sources">
                {sources.map((name, index) => (
                  <span key={name}>
                    {index > 0 && '; '}
                    <a href={links[name].href}>{links[name].label}</a>
                  </span>
                ))}
              </span>,
            ])}
          />
          <TextList texts={method} />
          <p>
            At length:{' '}
            <a href="/blog/how-to-read-a-certificate-of-analysis">
              how to read a certificate of analysis
            </a>
            .
          </p>
        </div>
      </section>
    </StaticHtml>
  );
}
