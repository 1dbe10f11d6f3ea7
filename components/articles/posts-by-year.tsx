'use client';

import './archive-card.css';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { NoBreak } from '@/components/ui/no-break';
import type { ListedPost } from '@/lib/articles/post';
import { formatCount } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { ArticleLink, EvidenceNote, PostArt, PostFacts } from './card-parts';

/** Posts, newest first, under the year they appeared in, below the total count. */
export function PostsByYear({ posts, total }: { posts: readonly ListedPost[]; total: number }) {
  return (
    <>
      <p className="mb-8 text-muted">{formatCount(total, 'post')}</p>
      {groupInOrder(posts, ({ publishedAt }) => publishedAt.slice(0, 4)).map(([year, group]) => (
        <section key={year} aria-labelledby={`year-${year}`} className="mb-16 last:mb-0">
          <h2 id={`year-${year}`} className="section-head pt-5 pb-2 text-2xl">
            {year}
          </h2>
          <ul>
            {group.map((post) => (
              <ArchiveCard key={post.slug} post={post} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One post in the archive. Its picture is removed if it fails to load. */
function ArchiveCard({ post }: { post: ListedPost }) {
  const [isImageBroken, setIsImageBroken] = useState(false);
  return (
    <li className="archive-card card relative border-line border-b py-5">
      {!isImageBroken && (
        <div className="aspect-[1200/630] self-start overflow-hidden rounded-sm bg-sunken">
          <PostArt
            post={post}
            onError={() => setIsImageBroken(true)}
            // An image that failed before hydration fires no event that onError could catch.
            imageRef={(image) => {
              if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0)
                setIsImageBroken(true);
            }}
          />
        </div>
      )}
      <h3 className="text-xl leading-tight">
        <ArticleLink post={post} />
      </h3>
      <div className="min-w-0">
        <p className="max-w-prose text-ink-2 text-sm">
          <NoBreak text={post.description} />
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <PostFacts post={post} className="text-muted text-xs" />
          <EvidenceNote post={post} className="text-xs max-sm:w-full" />
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {post.tags.map((tag, index) => (
              <li key={tag}>
                <Badge variant={index === 0 ? 'soft' : 'outline'}>{tag}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
