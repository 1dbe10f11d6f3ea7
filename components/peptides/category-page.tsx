import { ArrowLeft } from 'lucide-react';
import { pages } from '@/content/pages';
import { getTrail } from '@/lib/pages/pages';
import { getCategoryPeptides, type LibraryCategory } from '@/lib/peptides/library';
import { Breadcrumb } from '../ui/breadcrumb';
import { ButtonLink } from '../ui/button';
import { ICON } from '../ui/icon-props';
import { SectionHead } from '../ui/section-head';
import { CategorySearch } from './category-search';

/** Shown at the URL of an unknown category: the title of the specification, and no peptides. */
const UNKNOWN = {
  title: 'Peptide Category',
  label: 'Peptide Category',
  description:
    'There is no category at this address. The library has five, and each lists its peptides.',
};

/** A library category: its peptides with a search field, and links to read on. */
export function CategoryPage({ category }: { category?: LibraryCategory }) {
  const { title, label, description } = category ?? UNKNOWN;
  const path = `/peptides/${category?.id ?? 'category'}`;
  return (
    <div className="wrap pt-6 pb-section">
      <Breadcrumb trail={[...getTrail(pages.library.path), { name: label, path }]} />
      <a href="/peptides" className="text-link no-print mt-4 min-h-target">
        <ArrowLeft {...ICON} />
        Back to Peptides
      </a>
      <h1 className="mt-2 text-4xl tracking-display">{title}</h1>
      <p className="mt-3.5 mb-7 max-w-184 font-serif text-ink-2 text-xl leading-snug">
        {description}
      </p>
      <CategorySearch members={category ? getCategoryPeptides(category.id) : []} />
      <nav aria-label="Read on" className="no-print mt-14">
        <SectionHead title="Read on" />
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink href="/research" variant="outline">
            Research hub
          </ButtonLink>
          <ButtonLink href="/resources/protocols" variant="outline">
            Protocols
          </ButtonLink>
          <ButtonLink href="/education/safety" variant="outline">
            Safety education
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}
