import { describeHeroArt } from '@/lib/art/hero-art';
import { ART_HEIGHT, ART_WIDTH, heroPath } from '@/lib/art/paths';
import type { Post } from '@/lib/content/post-schema';
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
      <figcaption className="mt-3 border-line border-t pt-2.5 text-muted text-sm">
        <strong className="font-semibold font-serif text-ink">Figure 1.</strong>{' '}
        {describeHeroArt(post)}
      </figcaption>
    </figure>
  );
}
