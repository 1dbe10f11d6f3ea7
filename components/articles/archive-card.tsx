'use client';

import './archive-card.css';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { NoBreak } from '@/components/ui/no-break';
import type { ListedPost } from '@/lib/articles/post';
import { ArticleLink, EvidenceNote, PostArt, PostFacts } from './card-parts';

/** One post in the archive. Its picture is removed if it fails to load. */
export function ArchiveCard({ post }: { post: ListedPost }) {
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
