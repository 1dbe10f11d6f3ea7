import { EvidenceLadder } from '@/components/evidence/evidence-ladder';
import { CategoryRows } from '@/components/peptides/category-rows';
import { FeaturedPeptides } from '@/components/peptides/featured-peptides';
import { ButtonLink } from '@/components/ui/button';
import { Counters } from '@/components/ui/counters';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { CALCULATOR_PATH } from '@/content/calculator';
import { libraryStats } from '@/content/peptides/library';
import { COMPARE_PATH } from '@/lib/resources/compare';
import { formatLibraryFigures } from '@/lib/resources/site-figures';
import { toPageMetadata } from '@/lib/seo/metadata';

const description =
  'What each peptide is, what was tested in whom, and how the numbers follow from the vial.';

export const metadata = toPageMetadata({
  title: 'Peptide Library',
  description,
  path: '/peptides',
});

export default function LibraryPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        trail={[{ name: 'Peptides', path: '/peptides' }]}
        title="Peptide Library"
        lede={description}
      />
      <div className="no-print mt-7 flex flex-wrap gap-x-4 gap-y-3">
        <ButtonLink href={CALCULATOR_PATH}>Peptide calculator</ButtonLink>
        <ButtonLink href="/research" variant="outline">
          Research hub
        </ButtonLink>
        <ButtonLink href={COMPARE_PATH} variant="outline">
          Compare two
        </ButtonLink>
      </div>
      <Counters items={libraryStats} note={formatLibraryFigures()} />
      <section className="pt-section">
        <SectionHead title="Categories" />
        <CategoryRows />
      </section>
      <section className="pt-section">
        <SectionHead title="How well each is studied" />
        <EvidenceLadder />
      </section>
      <section className="pt-section">
        <SectionHead
          title="Featured peptides"
          action={
            <ButtonLink href="/products" variant="outline">
              All dosing guides
            </ButtonLink>
          }
        />
        <FeaturedPeptides />
      </section>
    </div>
  );
}
