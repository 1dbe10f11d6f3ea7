import { ArrowUpRight, ChevronRight } from 'lucide-react';
import type { NavSection } from '@/lib/records/navigation';
import { LateProgress } from '../learn/progress/late-progress';
import { Badge } from '../ui/badge';
import { ICON } from '../ui/icon-props';
import { ShopNote } from '../ui/shop-note';

const ROW = 'flex min-h-target items-center justify-between border-line border-b font-medium';

/** One list of the mobile menu; the last one ends with the shop. */
export function MobileMenuSection({
  section: { title, links, hasProgress },
  shopHref,
}: {
  section: NavSection;
  shopHref?: string;
}) {
  return (
    <>
      <h2 className="mt-6 mb-1 font-[650] font-sans text-muted text-sm">{title}</h2>
      {hasProgress && <LateProgress part="continue" />}
      <ul>
        {links.map(({ label, href, badge }) => (
          <li key={href}>
            <a href={href} className={ROW}>
              {label}
              {badge && <Badge className="mr-2 ml-auto">{badge}</Badge>}
              <ChevronRight {...ICON} />
            </a>
          </li>
        ))}
        {shopHref && (
          <li>
            <a href={shopHref} className={ROW}>
              Visit Shop
              <ArrowUpRight {...ICON} />
            </a>
            <ShopNote className="inline-block" />
          </li>
        )}
      </ul>
    </>
  );
}
