import { ChevronDown } from 'lucide-react';
import { evidenceLevels } from '@/lib/content/callouts';
import type { Post } from '@/lib/content/post-schema';
import { getReferences } from '@/lib/content/references';
import { formatCount, formatLongDate } from '@/lib/format';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { renderReact } from '@/lib/markdown/render';
import { ArticleContents } from './article-contents';
import { ProseLink } from './prose-link';
import { ReferenceList } from './reference-list';

/** Fewer sections than this need no table of contents. */
const MIN_SECTIONS_FOR_CONTENTS = 3;

/** The text of an article between its contents and its facts at a glance, then its references. */
export function ArticleBody({ post }: { post: Post }) {
  const { tree, toc, citedKeys, evidenceLevel } = toArticleTree(post.content);
  const known = getReferences();
  const references = citedKeys.flatMap((key) => known.get(key) ?? []);
  const contents = references.length > 0 ? [...toc, { id: 'references', text: 'References' }] : toc;
  const hasContents = toc.length >= MIN_SECTIONS_FOR_CONTENTS;

  return (
    <div className="wrap grid justify-center gap-10 pt-11 pb-section lg:grid-cols-[minmax(0,13.5rem)_minmax(0,41rem)_minmax(0,13.5rem)] lg:justify-between">
      <div className="hidden lg:block">
        {hasContents && (
          <nav aria-labelledby="contents" className="no-print sticky top-24 text-sm">
            <p id="contents" className="mb-3.5 font-[650]">
              In this article
            </p>
            <ArticleContents entries={contents} />
          </nav>
        )}
      </div>
      <div className="min-w-0 max-w-prose">
        {hasContents && <FoldedContents entries={contents} />}
        <div className="prose">
          {renderReact(tree, { a: ProseLink })}
          {references.length > 0 && <ReferenceList references={references} />}
        </div>
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

function FoldedContents({ entries }: { entries: { id: string; text: string }[] }) {
  return (
    <details className="group no-print mb-7 border-ink border-y-[1.5px] lg:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between font-[650] [&::-webkit-details-marker]:hidden">
        In this article
        <span className="flex items-center gap-2 font-normal text-muted text-sm">
          {formatCount(entries.length, 'section')}
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <ol className="pb-3">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-target items-center text-ink-2">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
