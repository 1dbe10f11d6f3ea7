import { getStatus } from '@/lib/evidence/evidence';
import { toStatusStrip } from '@/lib/evidence/status-strip';
import type { CitedPeptide } from '@/lib/peptides/peptide-citations';
import { toShownCategory } from '@/lib/peptides/peptides';
import { formatBrands } from '@/lib/peptides/substance-names';
import { StatusStrip } from '../evidence/status-strip';
import { CategoryBadge } from '../ui/category-badge';
import { ShopNote } from '../ui/shop-note';
import { StaticHtml } from '../ui/static-html';
import { BeforeUseLinks } from './before-use';
import { PeptideHeader } from './peptide-header';
import { StudiedFor } from './studied-for';
import { Vial } from './vial';

/** What a reader must know first: what the peptide is, what it does, its harms, and where it is allowed. */
export function SummarySection({ peptide, citations }: CitedPeptide) {
  const { slug, name, benefits } = peptide;
  const category = toShownCategory(peptide, 'products');
  return (
    <section
      id="summary"
      aria-label="Summary"
      className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <StaticHtml>
        <PeptideHeader
          {...peptide}
          badges={<CategoryBadge {...category} />}
          brands={formatBrands(name, getStatus(slug))}
          strip={<StatusStrip rows={toStatusStrip(peptide)} citations={citations.strip} />}
          picture={<Vial slug={slug} color={category.color} className="px-2 py-1.5 lg:hidden" />}
        />
        <BeforeUseLinks slug={slug} />
      </StaticHtml>
      <div className="lg:pt-5">
        <StaticHtml>
          <Vial slug={slug} color={category.color} className="no-print px-10 py-5 max-lg:hidden" />
        </StaticHtml>
        <StudiedFor name={name} benefits={benefits} />
        <p className="mt-2 text-sm">
          <ShopNote />
        </p>
      </div>
    </section>
  );
}
