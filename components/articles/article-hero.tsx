import { NoBreak } from '@/components/ui/no-break';
import type { Post } from '@/lib/articles/post';
import { describeHeroArt } from '@/lib/figures/hero-art';
import { ART_HEIGHT, ART_WIDTH, heroPath } from '@/lib/figures/image-paths';
import { joinUnits } from '@/lib/text/typography';
import { DrawnArt } from './drawn-art';

const FRAME = 'aspect-[1200/630] w-full rounded-sm bg-sunken object-cover sm:aspect-[1200/470]';

/** The picture above an article: its own, or the drawn one at its fallback path. */
export function ArticleHero({ post }: { post: Post }) {
  if (post.featuredImage) {
    return (
      <figure className="wrap">
        <img
          src={post.featuredImage}
          alt={post.featuredImageAlt ?? ''}
          width={ART_WIDTH}
          height={ART_HEIGHT}
          className={FRAME}
        />
        {/* What the image says of itself, for those who see it: data without labels need their legend. */}
        {post.featuredImageAlt && <Caption text={post.featuredImageAlt} isSpoken={false} />}
      </figure>
    );
  }
  return (
    <figure className="wrap">
      <DrawnArt slug={post.slug} className={`${FRAME} print:hidden`} />
      {/* The same drawing as a picture file, for paper and for readers that keep only images. */}
      <img
        src={heroPath(post.slug, 'hero.webp')}
        alt=""
        width={ART_WIDTH}
        height={ART_HEIGHT}
        loading="lazy"
        className="hidden w-full print:block"
      />
      <Caption text={describeHeroArt(post)} isSpoken />
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
      <strong className="font-semibold font-serif text-ink">Figure 1.</strong>{' '}
      <NoBreak text={joinUnits(text)} />
    </figcaption>
  );
}
