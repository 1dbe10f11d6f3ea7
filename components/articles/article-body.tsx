import type { Post } from '@/lib/articles/post-schema';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { evidenceLevels } from '@/lib/markdown/callout-markers';
import { renderReact } from '@/lib/markdown/render';
import { toReferenceList } from '@/lib/references/reference-list';
import { toReferences } from '@/lib/references/references';
import { formatLongDate } from '@/lib/text/format';
import { ArticleContents } from './article-contents';
import { ProseLink } from './prose-link';

/** Fewer sections than this need no table of contents. */
const MIN_SECTIONS_FOR_CONTENTS = 3;

const REFERENCES = { id: 'references', text: 'References' };

/** The text of an article between its contents and its facts at a glance, then its references. */
export function ArticleBody({ post }: { post: Post }) {
  const { tree, toc, citedKeys, evidenceLevel } = toArticleTree(post.content);
  const references = toReferences(citedKeys);
  const text = { ...tree, children: [...tree.children, ...toReferenceList(references)] };
  const contents = references.length > 0 ? [...toc, REFERENCES] : toc;
  const hasContents = toc.length >= MIN_SECTIONS_FOR_CONTENTS;

  return (
    <div className="wrap grid justify-center gap-x-10 gap-y-7 pt-11 pb-section lg:grid-cols-[minmax(0,13.5rem)_minmax(0,41rem)_minmax(0,13.5rem)] lg:justify-between">
      {hasContents ? <ArticleContents entries={contents} /> : <div className="max-lg:hidden" />}
      <div className="min-w-0 max-w-prose">
        <div className="prose">{renderReact(text, { a: ProseLink })}</div>
      </div>
      <aside aria-label="At a glance" className="no-print hidden text-sm lg:block">
        <div className="sticky top-24 border-ink border-t-[1.5px] pt-3 text-ink-2">
          <p className="mb-2 font-[650] text-ink">At a glance</p>
          {evidenceLevel && (
            <p>
              Evidence: level {evidenceLevel} of {evidenceLevels.length}
            </p>
          )}
          <p>Sources: {references.length}</p>
          <p>
            {post.updatedAt ? 'Updated' : 'Published'}:{' '}
            {formatLongDate(post.updatedAt ?? post.publishedAt)}
          </p>
        </div>
      </aside>
    </div>
  );
}
