import type { ReactNode } from 'react';
import type { PageRecord } from '@/content/pages';
import { getTrail } from '@/lib/pages/pages';
import { Breadcrumb } from '../ui/breadcrumb';
import { NoBreak } from '../ui/no-break';

/** What stands above a lesson, guide, resource or page: where it is, what it says, and facts about it. */
export function LearnHeader({
  path,
  title,
  heading = title,
  description,
  facts = [],
  review,
}: Pick<PageRecord, 'path' | 'title' | 'heading' | 'description'> & {
  facts?: readonly string[];
  /** When the text was last checked, for texts about health. */
  review?: ReactNode;
}) {
  return (
    <header className="wrap pt-6 pb-8">
      <Breadcrumb trail={getTrail(path)} />
      <h1 className="mt-5 max-w-232 text-4xl tracking-display">
        <NoBreak text={heading} />
      </h1>
      <p className="mt-5 max-w-184 font-serif text-ink-2 text-xl leading-snug">
        <NoBreak text={description} />
      </p>
      {facts.length > 0 && <Facts facts={facts} />}
      {review && <div className="mt-3.5">{review}</div>}
    </header>
  );
}

/** Short facts in a row, joined by bonds. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="facts mt-3.5 text-muted text-sm">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
