import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useIsBrowser } from '@/components/ui/use-is-browser';
import { getPageWindow } from '@/lib/articles/list-query';

type Props = { page: number; pageCount: number; onChange: (page: number) => void };

/** Previous, up to five page numbers as joined beads, the last page after a gap, and Next. */
export function Pagination({ page, pageCount, onChange }: Props) {
  // Before hydration, a press would have no effect.
  const isBrowser = useIsBrowser();
  if (pageCount < 2) return null;
  const step = 'min-h-target font-semibold text-brand disabled:text-muted';
  return (
    <nav
      aria-label="Pagination"
      className="no-print mt-14 noscript:hidden flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:justify-center"
    >
      <button
        type="button"
        disabled={page === 1 || !isBrowser}
        onClick={() => onChange(page - 1)}
        className={step}
      >
        Previous
      </button>
      <Beads {...{ page, pageCount, onChange, isBrowser }} />
      <button
        type="button"
        disabled={page === pageCount || !isBrowser}
        onClick={() => onChange(page + 1)}
        className={step}
      >
        Next
      </button>
    </nav>
  );
}

function Beads({ page, pageCount, onChange, isBrowser }: Props & { isBrowser: boolean }) {
  const pages = getPageWindow(page, pageCount);
  const shown = pages.includes(pageCount) ? pages : [...pages, pageCount];
  return (
    <div className="flex flex-wrap items-center justify-center max-sm:order-first max-sm:w-full">
      {shown.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && <Between isGap={index === pages.length} />}
          <button
            type="button"
            disabled={!isBrowser}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
            className={clsx(
              'grid size-10 flex-none place-items-center rounded-full border-[1.5px] font-semibold',
              number === page
                ? 'border-brand bg-brand text-on-brand'
                : 'border-ink hover:bg-sunken',
            )}
          >
            {number}
          </button>
        </Fragment>
      ))}
    </div>
  );
}

/** The link between two beads: a bond, or dashes if pages are left out. */
function Between({ isGap }: { isGap: boolean }) {
  if (!isGap) return <span aria-hidden="true" className="bond max-sm:w-1.5" />;
  return (
    <span className="border-ink border-t-2 border-dashed px-2">
      <span className="sr-only">…</span>
    </span>
  );
}
