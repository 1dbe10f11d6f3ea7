import { NoBreak } from '@/components/ui/no-break';
import { toCover } from '@/lib/articles/cover';
import type { Post } from '@/lib/articles/post';
import { describeCover } from '@/lib/figures/covers/cover';
import { ART_HEIGHT, ART_WIDTH, heroPath } from '@/lib/figures/image-paths';
import { joinUnits } from '@/lib/text/typography';
import { DrawnArt } from './drawn-art';

/** The image that an article brings, as wide as its page, with what it says of itself. */
export function ArticleHero({ post }: { post: Post }) {
  return (
    <figure className="wrap">
      <img
        src={post.featuredImage}
        alt={post.featuredImageAlt ?? ''}
        width={ART_WIDTH}
        height={ART_HEIGHT}
        className="aspect-[1200/630] w-full rounded-sm bg-sunken object-cover sm:aspect-[1200/470]"
      />
      {/* For those who see it: a picture without lettering needs its legend. */}
      {post.featuredImageAlt && <Caption text={post.featuredImageAlt} isSpoken={false} />}
    </figure>
  );
}

/**
 * The drawn picture of an article without an image of its own. Small, beside the title: what it shows stands in
 * the text in full, or is the title itself. On paper it would only keep the takeaways from the first page.
 */
export function ArticleCover({ post }: { post: Post }) {
  const caption = describeCover(toCover(post));
  return (
    <figure className="no-print min-w-0">
      <DrawnArt slug={post.slug} className="aspect-[1200/630] w-full rounded-sm" />
      {/* The same drawing as a picture file, for readers that keep only images. */}
      <img
        src={heroPath(post.slug, 'hero.webp')}
        alt=""
        width={ART_WIDTH}
        height={ART_HEIGHT}
        loading="lazy"
        className="hidden"
      />
      {caption && <Caption text={caption} isSpoken />}
    </figure>
  );
}

/** The line below the picture; not spoken where the image already carries the same words. */
function Caption({ text, isSpoken }: { text: string; isSpoken: boolean }) {
  return (
    <figcaption
      aria-hidden={isSpoken ? undefined : true}
      className="mt-3 border-line border-t pt-2.5 text-muted text-sm"
    >
      <NoBreak text={joinUnits(text)} />
    </figcaption>
  );
}
