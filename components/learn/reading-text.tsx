import type { ReactNode } from 'react';
import { ArticleContents } from '@/components/articles/article-contents';
import { Prose } from '@/components/articles/prose';
import type { CitedText } from '@/lib/glossary/cited-text';

const MIN_SECTIONS_FOR_CONTENTS = 4;

/**
 * The text of a guide or company page with its contents in the side column. `before` and `after`
 * stand in the text column, around the text.
 */
export function ReadingText({
  text,
  label,
  before,
  after,
}: {
  text: CitedText;
  /** What the contents are called, for example 'In this guide'. */
  label: string;
  before?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className="wrap grid gap-x-10 gap-y-7 pb-section lg:grid-cols-[minmax(0,41rem)_17.5rem] lg:justify-between">
      {text.sections.length >= MIN_SECTIONS_FOR_CONTENTS && (
        <div className="lg:col-start-2 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            <ArticleContents entries={text.sections} label={label} />
          </div>
        </div>
      )}
      <div className="min-w-0 max-w-prose lg:row-start-1">
        {before}
        <Prose tree={text.tree} />
        {after}
      </div>
    </div>
  );
}
