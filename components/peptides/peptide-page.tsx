import { ArrowLeft, ArrowRight } from 'lucide-react';
import { getPageFigures } from '@/lib/figures/data/figures';
import { getTrail } from '@/lib/pages/pages';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getNeighbours, peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { getPeptidePageData } from '@/lib/seo/peptide-structured-data';
import { BelowHeading } from '../ui/below-heading';
import { Breadcrumb } from '../ui/breadcrumb';
import { ICON } from '../ui/icon-props';
import { JsonLd } from '../ui/json-ld';
import { NoBreak } from '../ui/no-break';
import { StaticHtml } from '../ui/static-html';
import { FindingsSection } from './findings-section';
import { MoleculeSection } from './molecule-section';
import { PageStops } from './page-stops';
import { ReadingSection } from './reading-section';
import { SourcesSection } from './sources-section';
import { SummarySection } from './summary-section';
import { UseSection } from './use-section';
import { WhatChanged } from './what-changed';

/** The page of one peptide, in the five sections of PageStops. */
export function PeptidePage({ peptide }: { peptide: PeptideRecord }) {
  const { slug } = peptide;
  const citations = toPeptideCitations(peptide, getPageFigures(slug).boxes);
  return (
    <article className="wrap pt-3">
      <JsonLd data={getPeptidePageData(peptide)} />
      <StaticHtml>
        <Breadcrumb trail={getTrail(peptidePath(slug))} />
      </StaticHtml>
      <PageStops />
      <SummarySection peptide={peptide} citations={citations} />
      <BelowHeading>
        <StaticHtml>
          <FindingsSection peptide={peptide} citations={citations} />
        </StaticHtml>
        <UseSection peptide={peptide} citations={citations} />
        <StaticHtml>
          <MoleculeSection peptide={peptide} citations={citations} />
          <SourcesSection peptide={peptide} citations={citations} />
          <ReadingSection peptide={peptide} />
        </StaticHtml>
        <WhatChanged peptide={peptide} />
        <StaticHtml>
          <NeighbourLinks {...getNeighbours(slug)} />
        </StaticHtml>
      </BelowHeading>
    </article>
  );
}

const LINK =
  'flex min-h-target items-center gap-2.5 py-1 font-semibold font-serif text-lg hover:text-brand';

function NeighbourLinks({ previous, next }: ReturnType<typeof getNeighbours>) {
  return (
    <nav
      aria-label="Previous and next peptide"
      className="no-print grid grid-cols-2 gap-x-4 border-ink border-t-2"
    >
      {previous ? (
        <a href={`/peptides/${previous.slug}`} className={LINK}>
          <ArrowLeft {...ICON} className="flex-none" />
          <span>
            <span className="sr-only">Previous peptide: </span>
            <NoBreak text={previous.name} />
          </span>
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a href={`/peptides/${next.slug}`} className={`${LINK} justify-end text-right`}>
          <span>
            <span className="sr-only">Next peptide: </span>
            <NoBreak text={next.name} />
          </span>
          <ArrowRight {...ICON} className="flex-none" />
        </a>
      )}
    </nav>
  );
}
