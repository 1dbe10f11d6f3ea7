import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '../ui/no-break';

/** Longest name, in letters, that fits a phone's line in the largest type; longer ones are one size smaller. */
const LONGEST_LARGE = 12;

/** The head of a peptide page: its name, what it is, and its status. */
export function PeptideHeader({
  name,
  subtitle,
  code,
  badges,
  brands,
  strip,
  picture,
}: {
  name: string;
  subtitle: string;
  code: string;
  badges: ReactNode;
  /** The brands, which most readers know it by. */
  brands?: string;
  strip?: ReactNode;
  /** A small decorative picture beside the name. */
  picture?: ReactNode;
}) {
  return (
    <header className="pt-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {badges}
            <span className="text-muted text-sm">Code {code}</span>
          </div>
          <h1
            className={clsx(
              'mt-2.5 tracking-display',
              name.length > LONGEST_LARGE ? 'text-4xl' : 'text-5xl',
            )}
          >
            <NoBreak text={name} />
          </h1>
        </div>
        {picture && <div className="no-print w-16 flex-none lg:hidden">{picture}</div>}
      </div>
      {brands && <p className="mt-2 font-semibold">{brands}</p>}
      <p className="mt-1.5 max-w-176 text-balance font-serif text-ink-2 text-xl leading-snug">
        <NoBreak text={subtitle} />
      </p>
      {strip}
    </header>
  );
}
