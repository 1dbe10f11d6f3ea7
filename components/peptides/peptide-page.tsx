import type { PeptideRecord } from '@/content/peptides/types';
import { toReviewDates } from '@/lib/content/review';
import { renderReact } from '@/lib/markdown/render';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getNeighbours, getProductCategory, getRelatedProducts } from '@/lib/peptides/peptides';
import { toReferenceList } from '@/lib/references/reference-list';
import { toReferences } from '@/lib/references/references';
import { toPeptidePageData } from '@/lib/seo/peptide-structured-data';
import { ChangeNotes } from '../evidence/change-notes';
import { ReviewLine } from '../evidence/review-line';
import { Breadcrumb } from '../ui/breadcrumb';
import { CategoryBadge } from '../ui/category-badge';
import { JsonLd } from '../ui/json-ld';
import { SectionHead } from '../ui/section-head';
import { DosingPanel } from './dosing-panel';
import { EvidencePanel } from './evidence-panel';
import { GuideTabs } from './guide-tabs';
import { MoleculePanel } from './molecule-panel';
import { NeighbourLinks } from './neighbour-links';
import { PeptideHeader } from './peptide-header';
import { ProductGrid } from './product-grid';
import { ReconstitutionPanel } from './reconstitution-panel';
import { SequenceFigure } from './sequence-figure';
import { TimelinePanel } from './timeline-panel';
import { Vial } from './vial';

/** Everything the academy knows of one peptide. */
export function PeptidePage({ peptide }: { peptide: PeptideRecord }) {
  const { slug, name, molecule } = peptide;
  const category = getProductCategory(peptide.category);
  const citations = toPeptideCitations(peptide);
  const related = getRelatedProducts(peptide);
  return (
    <article className="wrap pt-6 pb-section">
      <JsonLd data={toPeptidePageData(peptide)} />
      <Breadcrumb
        trail={[
          { name: 'Products', path: '/products' },
          { name, path: `/peptides/${slug}` },
        ]}
      />
      <PeptideHeader
        {...peptide}
        badges={<CategoryBadge {...category} />}
        picture={<Vial slug={slug} color={category.color} className="no-print px-10 py-6" />}
      />
      {molecule.kind === 'peptide' && (
        <SequenceFigure slug={slug} name={name} molecule={molecule} />
      )}
      <div className="mt-10 mb-section">
        <GuideTabs
          label={`${name} guide`}
          tabs={[
            {
              id: 'reconstitution',
              label: 'Reconstitution',
              panel: <ReconstitutionPanel peptide={peptide} />,
            },
            {
              id: 'dosing',
              label: 'Dosing',
              panel: <DosingPanel peptide={peptide} citations={citations.dosing} />,
            },
            {
              id: 'timeline',
              label: 'Timeline',
              panel: <TimelinePanel timeline={peptide.timeline} />,
            },
          ]}
        />
      </div>
      <section className="mb-section">
        <SectionHead title="Molecule and evidence" />
        <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
          <MoleculePanel peptide={peptide} halfLifeCitations={citations.halfLife} />
          <EvidencePanel peptide={peptide} citations={citations} />
        </div>
        <div className="prose max-w-prose">
          {renderReact(
            {
              type: 'root',
              children: toReferenceList(toReferences(citations.keys), citations.mentionedCount),
            },
            {},
          )}
        </div>
      </section>
      <ReviewLine dates={toReviewDates(peptide)} />
      <ChangeNotes changes={peptide.changes} />
      {related.length > 0 && (
        <section className="no-print mb-section">
          <SectionHead title="Related products" />
          <ProductGrid products={related} level={3} />
        </section>
      )}
      <NeighbourLinks {...getNeighbours(slug)} />
    </article>
  );
}
