import { clsx } from 'clsx';
import { Fragment } from 'react';
import { toPageWindow } from '@/lib/articles/list-query';

/** Previous, up to five page numbers as beads on bonds, the last page after a gap, Next. */
export function Pagination({
  page,
  pageCount,
  onChange,
}: {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}) {
  if (pageCount < 2) return null;
  const pages = toPageWindow(page, pageCount);
  const isLastShown = pages.includes(pageCount);

  return (
    <nav
      aria-label="Pagination"
      className="no-print mt-14 grid grid-cols-2 items-center gap-y-3 sm:flex sm:justify-center"
    >
      <Step
        label="Previous"
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
        className="max-sm:justify-self-start"
      />
      <div className="flex items-center justify-center max-sm:order-first max-sm:col-span-2">
        {pages.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && <span aria-hidden="true" className="bond h-1.5 w-1.5 sm:w-4.5" />}
            <PageBead page={number} isCurrent={number === page} onClick={() => onChange(number)} />
          </Fragment>
        ))}
        {!isLastShown && (
          <>
            <span className="w-4 border-ink border-t-2 border-dotted sm:w-9">
              <span className="sr-only">…</span>
            </span>
            <PageBead page={pageCount} isCurrent={false} onClick={() => onChange(pageCount)} />
          </>
        )}
      </div>
      <Step
        label="Next"
        disabled={page === pageCount}
        onClick={() => onChange(page + 1)}
        className="max-sm:justify-self-end"
      />
    </nav>
  );
}

function PageBead({
  page,
  isCurrent,
  onClick,
}: {
  page: number;
  isCurrent: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={`Page ${page}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      className={clsx(
        'grid size-10 flex-none place-items-center rounded-full border-[1.75px] font-semibold xs:size-11',
        isCurrent ? 'border-brand bg-brand text-on-brand' : 'border-ink hover:bg-sunken',
      )}
    >
      {page}
    </button>
  );
}

function Step({
  label,
  disabled,
  onClick,
  className,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={clsx(
        'min-h-target font-semibold sm:px-4 text-brand disabled:cursor-default disabled:font-normal disabled:text-muted',
        className,
      )}
    >
      {label}
    </button>
  );
}
