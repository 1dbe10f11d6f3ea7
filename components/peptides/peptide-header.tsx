import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '../ui/no-break';
import { Typeset } from '../ui/typeset';

/** Letters of a name that fit a phone's line in the largest type; a longer name is set one size smaller. */
const LONGEST_LARGE = 13;

/** What a peptide page opens with: what it is called, what it is, where it stands. */
export function PeptideHeader({
  name,
  subtitle,
  code,
  badges,
  shelf,
  strip,
  picture,
}: {
  name: string;
  subtitle: string;
  code: string;
  badges: ReactNode;
  /** Where the record stands in the library. */
  shelf?: { title: string; href: string };
  strip?: ReactNode;
  /** Decorative; phones leave its place to the words. */
  picture?: ReactNode;
}) {
  return (
    <header className="grid gap-x-10 pt-3.5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
      <div>
        <div className="flex flex-wrap items-center gap-3.5">
          {badges}
          <span className="text-muted text-sm">Code {code}</span>
          {shelf && (
            <a href={shelf.href} className="text-link no-print text-sm">
              {shelf.title}
            </a>
          )}
        </div>
        <h1
          className={clsx(
            'mt-2 tracking-display',
            name.length > LONGEST_LARGE ? 'text-4xl' : 'text-5xl',
          )}
        >
          <NoBreak text={name} />
        </h1>
        <p className="mt-2 max-w-176 text-balance font-serif text-ink-2 text-xl leading-snug">
          <Typeset text={subtitle} />
        </p>
        {strip}
      </div>
      {picture && <div className="max-lg:hidden">{picture}</div>}
    </header>
  );
}
