import type { CategoryColor } from '@/content/categories';
import { Badge } from './badge';

/** A badge in the fixed colour pair of a product or library category. */
export function CategoryBadge({ color, label }: { color: CategoryColor; label: string }) {
  return (
    <Badge
      variant="plain"
      style={{ background: `var(--color-${color}-soft)`, color: `var(--color-${color})` }}
    >
      {label}
    </Badge>
  );
}
