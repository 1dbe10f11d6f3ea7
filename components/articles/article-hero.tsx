import { NoBreak } from '@/components/ui/no-break';
import { describePicture } from '@/lib/articles/cover';
import type { Post } from '@/lib/articles/post';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { joinUnits } from '@/lib/text/typography';

/** The featured picture of an article, whole, with what it shows. On paper it would only repeat the text. */
export function ArticleHero({ post }: { post: Post }) {
  const caption = describePicture(post);
  return (
    <figure className="no-print min-w-0">
      <img
        src={post.featuredImage}
        alt={caption ?? ''}
        width={ART_WIDTH}
        height={ART_HEIGHT}
        className="aspect-[1200/630] w-full rounded-sm bg-sunken object-cover"
      />
      {/* For those who see it: the image carries the same words. */}
      {caption && (
        <figcaption
          aria-hidden="true"
          className="mt-3 border-line border-t pt-2.5 text-muted text-sm"
        >
          <NoBreak text={joinUnits(caption)} />
        </figcaption>
      )}
    </figure>
  );
}
