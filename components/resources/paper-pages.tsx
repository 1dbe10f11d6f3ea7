import Link from 'next/link';
import { toPapersPath } from '@/lib/resources/paper-filter';

/** Links to the pages of the list; nothing when there is one page only. */
export function PaperPages({ number, pageCount }: { number: number; pageCount: number }) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label="Pages" className="no-print mt-10 flex flex-wrap items-center gap-x-5 gap-y-2">
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
        <Link
          key={page}
          href={toPapersPath(page)}
          prefetch={false}
          aria-label={`Page ${page}`}
          aria-current={page === number ? 'page' : undefined}
          className="grid size-target place-items-center rounded-full border-[1.5px] border-line-strong hover:border-ink aria-[current=page]:border-transparent aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
        >
          {page}
        </Link>
      ))}
    </nav>
  );
}
