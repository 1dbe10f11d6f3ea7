import Link from 'next/link';
import { formatCount } from '@/lib/format';
import { getLibraryCards } from '@/lib/peptides/library';
import { CategoryBadge } from '../ui/category-badge';
import { NoBreak } from '../ui/no-break';

/** The five categories of the library: title, what it holds, the names best known, and how many. */
export function CategoryRows() {
  return (
    <ul>
      {getLibraryCards().map(({ id, label, color, title, description, popular, count }) => (
        <li
          key={id}
          className="card relative grid gap-x-8 gap-y-2 border-line border-b py-3.5 md:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1fr)_7rem] md:items-center"
        >
          <div>
            <h3 className="text-xl">
              <Link href={`/peptides/${id}`} prefetch={false} className="card-link">
                {title}
              </Link>
            </h3>
            <div className="mt-2">
              <CategoryBadge color={color} label={label} />
            </div>
          </div>
          <p className="text-ink-2 text-sm">{description}</p>
          <p className="text-sm">
            <span className="text-muted">Popular: </span>
            <NoBreak text={popular.join(', ')} />
          </p>
          <p className="text-muted text-sm md:text-right">{formatCount(count, 'peptide')}</p>
        </li>
      ))}
    </ul>
  );
}
