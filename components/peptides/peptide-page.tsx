import { toReviewDates } from '@/lib/content/review';
import { getStudyDescriber } from '@/lib/evidence/describe-study';
import { toStatusStrip } from '@/lib/evidence/status-strip';
import { getPageFigures } from '@/lib/figures/data/figures';
import { renderPageHtml } from '@/lib/markdown/render';
import { getTrail } from '@/lib/pages/pages';
import { toShownCategory } from '@/lib/peptides/categories';
import { getLibraryCategory } from '@/lib/peptides/library';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import {
  getNeighbours,
  getRelatedProducts,
  peptidePath,
  toPeptideChanges,
} from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { drawReferenceList } from '@/lib/references/reference-list';
import { requireReferences } from '@/lib/references/references';
import { citePeptide } from '@/lib/seo/cite';
import { getPeptidePageData } from '@/lib/seo/peptide-structured-data';
import { ChangeNotes } from '../evidence/change-notes';
import { CiteNotes } from '../evidence/cite-notes';
import { ReviewLine } from '../evidence/review-line';
import { StatusStrip } from '../evidence/status-strip';
import { Breadcrumb } from '../ui/breadcrumb';
import { CategoryBadge } from '../ui/category-badge';
import { JsonLd } from '../ui/json-ld';
import { RawHtml } from '../ui/raw-html';
import { SectionHead } from '../ui/section-head';
import { ShopNote } from '../ui/shop-note';
import { StaticHtml } from '../ui/static-html';
import { BeforeUse, BeforeUseLinks } from './before-use';
import { DosingPanel } from './dosing-panel';
import { FindingsSection } from './findings-section';
import { GuideTabs } from './guide-tabs';
import { IdentityPanel } from './identity-panel';
import { MoleculePanel } from './molecule-panel';
import { NeighbourLinks } from './neighbour-links';
import { PeptideHeader } from './peptide-header';
import { ProductGrid } from './product-grid';
import { ReadingSection } from './reading-section';
import { ReconstitutionPanel } from './reconstitution-panel';
import { SequenceFigure } from './sequence-figure';
import { StatusPanel } from './status-panel';
import { StudiedFor } from './studied-for';
import { TimelinePanel } from './timeline-panel';
import { Vial } from './vial';
import { WhatChanged } from './what-changed';

/** Everything the academy knows of one peptide. */
export function PeptidePage({ peptide }: { peptide: PeptideRecord }) {
  const { slug, name, molecule } = peptide;
  const category = toShownCategory(peptide, 'products');
  const library = peptide.library && getLibraryCategory(peptide.library.category);
  const citations = toPeptideCitations(peptide, getPageFigures(slug).boxes);
  const related = getRelatedProducts(peptide);
  return (
    <article className="wrap pt-6 pb-section">
      <JsonLd data={getPeptidePageData(peptide)} />
      <Breadcrumb trail={getTrail(peptidePath(slug))} />
      <StaticHtml>
        <PeptideHeader
          {...peptide}
          badges={<CategoryBadge {...category} />}
          shelf={library && { title: library.title, href: `/peptides/${library.id}` }}
          strip={<StatusStrip rows={toStatusStrip(peptide)} citations={citations.strip} />}
          picture={<Vial slug={slug} color={category.color} className="no-print px-10 py-6" />}
        />
        <p className="mt-3.5 text-sm">
          <ShopNote />
        </p>
        <BeforeUseLinks slug={slug} />
        <FindingsSection peptide={peptide} citations={citations} />
        <BeforeUse slug={slug} name={name} />
      </StaticHtml>
      <StudiedFor name={name} benefits={peptide.benefits} />
      <div className="mt-10 mb-section">
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
            {
              id: 'timeline',
              label: 'Timeline',
              panel: <TimelinePanel peptide={peptide} />,
            },
          ]}
        />
      </div>
      <StaticHtml>
        <ReadingSection peptide={peptide} />
        <section className="mb-section">
          <SectionHead title="Molecule and status" />
          {molecule.kind === 'peptide' && (
            <SequenceFigure slug={slug} name={name} molecule={molecule} />
          )}
          <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
            <div className="grid content-start gap-y-7">
              <MoleculePanel peptide={peptide} halfLifeCitations={citations.halfLife} />
              <IdentityPanel peptide={peptide} />
            </div>
            <StatusPanel peptide={peptide} citations={citations.status} />
          </div>
          <RawHtml
            as="div"
            className="prose max-w-prose"
            html={renderPageHtml({
              type: 'root',
              children: drawReferenceList(requireReferences(citations.keys), {
                mentionedCount: citations.mentionedCount,
                describe: getStudyDescriber(),
              }),
            })}
          />
        </section>
      </StaticHtml>
      <WhatChanged peptide={peptide} />
      <StaticHtml>
        <ReviewLine dates={toReviewDates(peptide)} />
        <ChangeNotes changes={toPeptideChanges(peptide)} />
        <CiteNotes citation={citePeptide(peptide)} />
        {related.length > 0 && (
          <section className="no-print mb-section">
            <SectionHead title="Related products" />
            <ProductGrid products={related} level={3} />
          </section>
        )}
        <NeighbourLinks {...getNeighbours(slug)} />
      </StaticHtml>
    </article>
  );
}
