import type { ReactNode } from 'react';
import type { PageRecord } from '@/content/pages';
import { PageHead } from '../ui/page-head';

/** The header of a lesson, guide, resource or page: breadcrumb, title, description and facts. */
export function LearnHeader({
  path,
  title,
  heading,
  description,
  facts = [],
  review,
}: Pick<PageRecord, 'path' | 'title' | 'heading' | 'description'> & {
  facts?: readonly string[];
  /** When the text was last checked, for texts about health. */
  review?: ReactNode;
}) {
  return (
    <div className="wrap pt-6">
      <PageHead path={path} title={title} heading={heading} lede={description}>
        {facts.length > 0 && <Facts facts={facts} />}
        {review && <div className="mt-3.5">{review}</div>}
      </PageHead>
    </div>
  );
}

/** Short facts in a row, separated by bond symbols. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="facts mt-3.5 text-muted text-sm">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
