import type { Product } from '@/lib/peptides/peptides';
import { ProductCard } from './product-card';

/** Cards of dosing guides: four in a row, two on small screens. */
export function ProductGrid({ products, level }: { products: readonly Product[]; level: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} level={level} />
      ))}
    </ul>
  );
}
