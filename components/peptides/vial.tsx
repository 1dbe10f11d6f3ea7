import { clsx } from 'clsx';
import { productCategories } from '@/content/categories';
import { VIAL_VIEW_BOX, VIALS_PATH } from '@/lib/figures/vial-file';

/** The colour of a product category, as badges and vials use it. */
export function toCategoryColor(category: (typeof productCategories)[number]['id']) {
  return productCategories.find(({ id }) => id === category) ?? productCategories[0];
}

/** A product's vial on its category's ground. Decorative: name and dosage stand beside it as text. */
export function Vial({
  slug,
  category,
  className,
}: {
  slug: string;
  category: (typeof productCategories)[number]['id'];
  className?: string;
}) {
  return (
    <div
      className={clsx('flex justify-center rounded-md', className)}
      style={{ background: `var(--color-${toCategoryColor(category).color}-soft)` }}
    >
      <svg aria-hidden="true" viewBox={VIAL_VIEW_BOX} className="h-auto w-full max-w-40">
        <use href={`${VIALS_PATH}#${slug}`} />
      </svg>
    </div>
  );
}
