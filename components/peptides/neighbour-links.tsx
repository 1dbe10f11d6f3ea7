import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { PeptideLink } from '@/lib/peptides/peptides';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';

const LINK =
  'flex min-h-target items-center gap-2.5 py-1 font-semibold font-serif text-lg hover:text-brand';

/** The guides before and after this one. */
export function NeighbourLinks({
  previous,
  next,
}: {
  previous: PeptideLink | null;
  next: PeptideLink | null;
}) {
  return (
    <nav
      aria-label="Previous and next peptide"
      className="no-print grid grid-cols-2 gap-x-4 border-ink border-t-2"
    >
      {previous ? (
        <a href={`/peptides/${previous.slug}`} className={LINK}>
          <ArrowLeft {...ICON} className="flex-none" />
          <span>
            <span className="sr-only">Previous peptide: </span>
            <NoBreak text={previous.name} />
          </span>
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a href={`/peptides/${next.slug}`} className={`${LINK} justify-end text-right`}>
          <span>
            <span className="sr-only">Next peptide: </span>
            <NoBreak text={next.name} />
          </span>
          <ArrowRight {...ICON} className="flex-none" />
        </a>
      )}
    </nav>
  );
}
