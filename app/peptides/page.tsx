import { EvidenceLadder } from '@/components/evidence/evidence-ladder';
import { CategoryRows } from '@/components/peptides/category-rows';
import { FeaturedPeptides } from '@/components/peptides/featured-peptides';
import { type ListedName, NameList } from '@/components/peptides/name-list';
import { ButtonLink } from '@/components/ui/button';
import { Counters } from '@/components/ui/counters';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';

import { formatLibraryFigures } from '@/lib/pages/site-figures';
import { getPeptides } from '@/lib/peptides/peptides';
import { toWrittenNames } from '@/lib/peptides/substance-names';
import { libraryRecord } from '@/lib/records/library';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.library);

export default function LibraryPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead {...pages.library} lede={pages.library.description} />
      <div className="no-print mt-7 flex flex-wrap gap-x-4 gap-y-3">
        <ButtonLink href={pages.calculator.path}>{pages.calculator.title}</ButtonLink>
        <ButtonLink href={pages.research.path} variant="outline">
          {pages.research.title}
        </ButtonLink>
        <ButtonLink href={pages.compare.path} variant="outline">
          Compare two
        </ButtonLink>
        <ButtonLink href="#a-to-z" variant="outline">
          A to Z
        </ButtonLink>
      </div>
      <Counters items={libraryRecord.get().stats} note={formatLibraryFigures()} />
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
      <section id="a-to-z" className="scroll-mt-24 pt-section">
        <SectionHead title="A to Z" />
        <NameList names={getListedNames()} />
      </section>
      <section className="pt-section">
        <SectionHead title="How well each is studied" />
        <EvidenceLadder />
      </section>
      <section className="pt-section">
        <SectionHead title="Categories" />
        <CategoryRows />
      </section>
    </div>
  );
}

/** Every substance of the library, sorted by name, with its other names. */
function getListedNames(): ListedName[] {
  return getPeptides()
    .map(({ slug }) => {
      const [name = slug, ...also] = toWrittenNames(slug);
      return { slug, name, also: [...new Set(also)] };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
