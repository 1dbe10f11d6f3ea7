import type { ReactNode } from 'react';
import { ArticleContents } from '@/components/articles/article-contents';
import { Prose } from '@/components/articles/prose';
import type { CitedText } from '@/lib/glossary/cited-text';
import { TwoColumns } from './two-columns';

const MIN_SECTIONS_FOR_CONTENTS = 4;

/** The text of a guide or company page between `before` and `after`, with its contents in the side column. */
export function ReadingText({
  text,
  label,
  before,
  after,
}: {
  text: CitedText;
  /** The title of the contents, for example 'In this guide'. */
  label: string;
  before?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <TwoColumns
      isSideFirst
      side={
        text.sections.length >= MIN_SECTIONS_FOR_CONTENTS && (
          <div className="is-side">
            <ArticleContents entries={text.sections} label={label} />
          </div>
        )
      }
    >
      {before}
      <Prose tree={text.tree} />
      {after}
    </TwoColumns>
  );
}
