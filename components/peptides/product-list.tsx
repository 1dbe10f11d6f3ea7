'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterBar } from '@/components/ui/filter-bar';
import { toParameterFormat, useAddressState } from '@/components/ui/use-address-state';
import type { ProductCategory } from '@/content/categories';
import type { Product } from '@/lib/peptides/peptides';
import { formatCount } from '@/lib/text/format';
import { ProductGrid } from './product-grid';

const categoryInAddress = toParameterFormat('category');

/** All dosing guides, with a filter button for each category. The choice is kept in the URL. */
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
      <FilterBar
        legend="Filter by category"
        chips={[{ id: '', label: 'All Products' }, ...categories].map(({ id, label }) => ({
          label,
          isPressed: category === id,
          onClick: () => setCategory(id),
        }))}
      >
        <p role="status" className="text-muted text-sm">
          {formatCount(shown.length, 'guide')}
        </p>
      </FilterBar>
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
