'use client';

import { CardStatusLines } from '@/components/evidence/status-strip';
import { Button } from '@/components/ui/button';
import { CategoryBadge } from '@/components/ui/category-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterBar } from '@/components/ui/filter-bar';
import { NoBreak } from '@/components/ui/no-break';
import { focusingStatus, StatusLine } from '@/components/ui/status-line';
import { toParameterFormat, useAddressState } from '@/components/ui/use-address-state';
import type { ProductCategory } from '@/content/categories';
import type { Product } from '@/lib/peptides/peptides';
import { formatCount } from '@/lib/text/format';
import { Vial } from './vial';

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
        <StatusLine className="text-muted text-sm">{formatCount(shown.length, 'guide')}</StatusLine>
      </FilterBar>
      {shown.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {shown.map((product) => (
            <ProductCard key={product.id} {...product} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No products found in this category."
          action={<Button onClick={focusingStatus(() => setCategory(''))}>All Products</Button>}
        />
      )}
    </>
  );
}

function ProductCard({ id, name, category, dosage, description, status }: Product) {
  return (
    <li className="card relative flex flex-col">
      <Vial slug={id} color={category.color} className="no-print px-10 py-5" />
      <div className="mt-3.5">
        <CategoryBadge {...category} />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="text-xl">
          <a href={`/peptides/${id}`} className="card-link">
            <NoBreak text={name} />
          </a>
        </h2>
        <span className="font-medium text-muted text-sm">
          <NoBreak text={dosage} />
        </span>
      </div>
      <p className="mt-1 text-ink-2 text-sm">
        <NoBreak text={description} />
      </p>
      <CardStatusLines status={status} />
    </li>
  );
}
