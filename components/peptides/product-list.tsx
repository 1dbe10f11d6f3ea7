'use client';

import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { toParameterFormat, useAddressState } from '@/components/ui/use-address-state';
import type { ProductCategory } from '@/content/categories';
import type { Product } from '@/lib/peptides/peptides';
import { formatCount } from '@/lib/text/format';
import { ProductGrid } from './product-grid';

const categoryInAddress = toParameterFormat('category');

/** All dosing guides, with a button for each category. The choice is in the address. */
export function ProductList({
  products,
  categories,
}: {
  products: readonly Product[];
  categories: readonly ProductCategory[];
}) {
  const [category, changeCategory] = useAddressState(categoryInAddress);
  const setCategory = (next: string) => changeCategory(() => next);
  const shown = category
    ? products.filter((product) => product.category.id === category)
    : products;
  return (
    <>
      <div className="no-print mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 sm:border-line sm:border-y sm:py-3.5">
        <fieldset className="-mx-gutter flex min-w-0 max-w-[100vw] gap-2 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
          <legend className="sr-only">Filter by category</legend>
          <Chip label="All Products" isPressed={category === ''} onClick={() => setCategory('')} />
          {categories.map(({ id, label }) => (
            <Chip
              key={id}
              label={label}
              isPressed={category === id}
              onClick={() => setCategory(id)}
            />
          ))}
        </fieldset>
        <p role="status" className="text-muted text-sm">
          {formatCount(shown.length, 'guide')}
        </p>
      </div>
      {shown.length > 0 ? (
        <ProductGrid products={shown} level={2} />
      ) : (
        <EmptyState
          title="No products found in this category."
          action={<Button onClick={() => setCategory('')}>All Products</Button>}
        />
      )}
    </>
  );
}
