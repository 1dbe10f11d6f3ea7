import { TrendingUp } from 'lucide-react';
import { toCardStatus } from '@/lib/evidence/status-strip';
import { getFeaturedPeptides } from '@/lib/peptides/library';
import { toShownCategory } from '@/lib/peptides/peptides';
import { CardStatusLines } from '../evidence/status-strip';
import { Badge } from '../ui/badge';
import { CategoryBadge } from '../ui/category-badge';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { Vial } from './vial';

/** The six featured peptides of the library's front page, some marked as trending. */
export function FeaturedPeptides() {
  return (
    <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {getFeaturedPeptides().map(({ peptide, isTrending }) => {
        const { slug, name, subtitle } = peptide;
        const category = toShownCategory(peptide, 'library');
        return (
          <li
            key={slug}
            className="card relative grid grid-cols-[min(7.5rem,36vw)_minmax(0,1fr)] gap-4"
          >
            <Vial slug={slug} color={category.color} className="items-center px-4 py-3.5" />
            <div>
              <div className="flex flex-wrap gap-2">
                <CategoryBadge {...category} />
                {isTrending && (
                  <Badge variant="accent">
                    <TrendingUp {...ICON} size={14} />
                    Trending
                  </Badge>
                )}
              </div>
              <h3 className="mt-2 text-xl">
                <a href={`/peptides/${slug}`} className="card-link">
                  <NoBreak text={name} />
                </a>
              </h3>
              <p className="mt-1 text-ink-2 text-sm">
                <NoBreak text={subtitle} />
              </p>
              <CardStatusLines status={toCardStatus(peptide)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
