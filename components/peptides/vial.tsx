import { clsx } from 'clsx';
import type { CategoryColor } from '@/content/categories';
import { VIAL_VIEW_BOX, VIALS_PATH } from '@/lib/figures/vial-file';

/** A product's vial on its category's background. Decorative: the text beside it gives name and dosage. */
export function Vial({
  slug,
  color,
  className,
}: {
  slug: string;
  color: CategoryColor;
  className?: string;
}) {
  return (
    <div
      className={clsx('flex justify-center rounded-md', className)}
      style={{ background: `var(--color-${color}-soft)`, color: `var(--color-${color})` }}
    >
      <svg aria-hidden="true" viewBox={VIAL_VIEW_BOX} className="h-auto w-full max-w-40">
        <use href={`${VIALS_PATH}#${slug}`} />
      </svg>
    </div>
  );
}
