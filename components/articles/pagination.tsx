import { clsx } from 'clsx';
import { Fragment } from 'react';
import { getPageWindow } from '@/lib/articles/list-query';

type Props = { page: number; pageCount: number; onChange: (page: number) => void };

/** Previous, up to five page numbers as beads on bonds, the last page after a gap, Next. */
export function Pagination({ page, pageCount, onChange }: Props) {
  if (pageCount < 2) return null;
  const step =
    'min-h-target font-semibold sm:px-4 text-brand disabled:cursor-default disabled:font-normal disabled:text-muted';
  return (
    <nav
      aria-label="Pagination"
      className="no-print mt-14 grid grid-cols-2 items-center gap-y-3 sm:flex sm:justify-center"
    >
      <button
        type="button"
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
        className={`${step} max-sm:justify-self-start`}
      >
        Previous
      </button>
      <Beads page={page} pageCount={pageCount} onChange={onChange} />
      <button
        type="button"
        disabled={page === pageCount}
        onClick={() => onChange(page + 1)}
        className={`${step} max-sm:justify-self-end`}
      >
        Next
      </button>
    </nav>
  );
}

function Beads({ page, pageCount, onChange }: Props) {
  const pages = getPageWindow(page, pageCount);
  const shown = pages.includes(pageCount) ? pages : [...pages, pageCount];
  return (
    <div className="flex flex-wrap items-center justify-center max-sm:order-first max-sm:col-span-2">
      {shown.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && <Between isGap={index === pages.length} />}
          <button
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
            className={clsx(
              'grid size-10 flex-none place-items-center rounded-full border-[1.75px] font-semibold xs:size-11',
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

/** What stands between two beads: a bond, or dots where pages are left out. */
function Between({ isGap }: { isGap: boolean }) {
  if (!isGap) return <span aria-hidden="true" className="bond h-1.5 w-1.5 sm:w-4.5" />;
  return (
    <span className="w-4 border-ink border-t-2 border-dotted sm:w-9">
      <span className="sr-only">…</span>
    </span>
  );
}
