import { drawCertificateFields } from '@/lib/figures/draw-certificate';
import { toolPagesRecord } from '@/lib/records/tool-texts';
import { DataTable } from '../../ui/data-table';
import { Drawn } from '../../ui/drawn';
import { SectionHead } from '../../ui/section-head';
import { StaticHtml } from '../../ui/static-html';
import { TextList } from '../../ui/text-list';
import type { CertificateSources } from './certificate-results';

/** The drawn example with numbered lines, the table of limits, and how the comparison works. */
export function CertificateMethod({ sources: links }: { sources: CertificateSources }) {
  const { width, height, marks } = drawCertificateFields();
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
          >
            <g fill="none">
              <Drawn drawing={marks} />
            </g>
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
