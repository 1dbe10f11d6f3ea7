import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '../ui/no-break';
import { Typeset } from '../ui/typeset';
import { BenefitList } from './benefit-list';
import { PeptideActions } from './peptide-actions';

/** Letters of a name that fit a phone's line in the largest type; a longer name is set one size smaller. */
const LONGEST_LARGE = 13;

/** What a peptide page opens with: what it is called, what it is, what it was studied for. */
export function PeptideHeader({
  name,
  subtitle,
  code,
  badges,
  benefits,
  picture,
}: {
  name: string;
  subtitle: string;
  code: string;
  badges: ReactNode;
  benefits: readonly string[];
  picture?: ReactNode;
}) {
  return (
    <header className="grid gap-x-10 gap-y-7 pt-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
      <div>
        <div className="flex flex-wrap items-center gap-3.5">
          {badges}
          <span className="text-muted text-sm">Code {code}</span>
        </div>
        <h1
          className={clsx(
            'mt-3.5 tracking-display',
            name.length > LONGEST_LARGE ? 'text-4xl' : 'text-5xl',
          )}
        >
          <NoBreak text={name} />
        </h1>
        <p className="mt-3.5 max-w-176 text-balance font-serif text-ink-2 text-xl leading-[1.42]">
          <Typeset text={subtitle} />
        </p>
        <BenefitList
          label="Key benefits studied"
          benefits={benefits}
          className="mt-5 gap-x-8 sm:grid-cols-2"
        />
        <PeptideActions title={name} />
      </div>
      {picture}
    </header>
  );
}
