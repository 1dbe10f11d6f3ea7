import { CardStatusLines } from '@/components/evidence/status-strip';
import { CategoryBadge } from '@/components/ui/category-badge';
import { NoBreak } from '@/components/ui/no-break';
import type { Product } from '@/lib/peptides/peptides';
import { Vial } from './vial';

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

/** A card of a dosing guide: its vial, category, name, dosage, description and status. */
function ProductCard({ product, level }: { product: Product; level: 2 | 3 }) {
  const { id, name, category, dosage, description, status } = product;
  const Heading = `h${level}` as const;
  return (
    <li className="card relative flex flex-col">
      <Vial slug={id} color={category.color} className="no-print px-10 py-5" />
      <div className="mt-3.5">
        <CategoryBadge {...category} />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2">
        <Heading className="text-xl">
          <a href={`/peptides/${id}`} className="card-link">
            <NoBreak text={name} />
          </a>
        </Heading>
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
