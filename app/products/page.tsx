import { ArrowLeft } from 'lucide-react';
import { OnwardSection } from '@/components/evidence/onward-section';
import { ProductList } from '@/components/peptides/product-list';
import { ButtonLink } from '@/components/ui/button';
import { ICON } from '@/components/ui/icon-props';
import { Masthead } from '@/components/ui/masthead';
import { ShopNote } from '@/components/ui/shop-note';
import { productCategories } from '@/content/categories';
import { pages } from '@/content/pages';
import { getProducts } from '@/lib/peptides/peptides';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.products);

export default function ProductsPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <Masthead path={pages.products.path} />
      <ButtonLink href={pages.library.path} variant="soft" className="no-print">
        <ArrowLeft {...ICON} />
        Back
      </ButtonLink>
      <h1 className="mt-5 text-4xl tracking-display">{pages.products.heading}</h1>
      <p className="mt-3.5 max-w-184 font-serif text-ink-2 text-xl leading-snug">
        <span className="no-print">
          The strip on each label is the peptide’s own sequence, one bar for each residue.{' '}
        </span>
        No guide here recommends a dose.
      </p>
      <p className="mt-2 mb-7 text-sm">
        <ShopNote />
      </p>
      <ProductList products={getProducts()} categories={productCategories} />
      <OnwardSection path={pages.products.path} className="mt-16" />
    </div>
  );
}
