import { STRIP_VIEW_BOX, toStripId, VIALS_PATH } from '@/lib/figures/vial-file';
import { getLibraryCards } from '@/lib/peptides/library';
import { formatCount } from '@/lib/text/format';
import { NoBreak } from '../ui/no-break';

/** The five library categories, each with its description, number of peptides and three names. */
export function CategoryRows() {
  return (
    <ul>
      {getLibraryCards().map(({ id, color, title, description, popular, count }) => (
        <li
          key={id}
          className="card relative grid gap-x-8 gap-y-2 border-line border-b py-3.5 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,2fr)_minmax(0,1fr)_6rem] lg:items-center"
        >
          <h3 className="flex items-baseline gap-2.5 text-xl">
            <span
              aria-hidden="true"
              className="size-3.5 flex-none rounded-full border-[1.5px] border-bead-edge"
              style={{ background: `var(--color-${color})` }}
            />
            <a href={`/peptides/${id}`} className="card-link">
              {title}
            </a>
          </h3>
          <div className="text-sm">
            <p className="text-ink-2">{description}</p>
            <p className="mt-1 text-muted">
              Popular: <NoBreak text={popular.join(', ')} />
            </p>
          </div>
          <svg aria-hidden="true" viewBox={STRIP_VIEW_BOX} className="h-auto w-full max-sm:hidden">
            <use href={`${VIALS_PATH}#${toStripId(id)}`} />
          </svg>
          <p className="text-muted text-sm lg:text-right">{formatCount(count, 'peptide')}</p>
        </li>
      ))}
    </ul>
  );
}
