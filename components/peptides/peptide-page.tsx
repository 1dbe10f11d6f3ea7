import { getPageFigures } from '@/lib/figures/data/figures';
import { getTrail } from '@/lib/pages/pages';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getNeighbours, peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { getPeptidePageData } from '@/lib/seo/peptide-structured-data';
import { Breadcrumb } from '../ui/breadcrumb';
import { JsonLd } from '../ui/json-ld';
import { StaticHtml } from '../ui/static-html';
import { FindingsSection } from './findings-section';
import { MoleculeSection } from './molecule-section';
import { NeighbourLinks } from './neighbour-links';
import { PageStops } from './page-stops';
import { ReadingSection } from './reading-section';
import { SourcesSection } from './sources-section';
import { SummarySection } from './summary-section';
import { UseSection } from './use-section';
import { WhatChanged } from './what-changed';

/** Everything the academy knows of one peptide, in five stops. */
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
      <StaticHtml>
        <FindingsSection peptide={peptide} citations={citations} />
      </StaticHtml>
      <UseSection peptide={peptide} citations={citations} />
      <StaticHtml>
        <MoleculeSection peptide={peptide} halfLifeCitations={citations.halfLife} />
        <SourcesSection peptide={peptide} citations={citations} />
        <ReadingSection peptide={peptide} />
      </StaticHtml>
      <WhatChanged peptide={peptide} />
      <StaticHtml>
        <NeighbourLinks {...getNeighbours(slug)} />
      </StaticHtml>
    </article>
  );
}
