import { describeHeroArt } from '@/lib/art/hero-art';
import { ART_HEIGHT, ART_WIDTH, heroPath } from '@/lib/art/paths';
import type { Post } from '@/lib/content/post-schema';

/** The picture above an article: its own, or the drawn one at its fallback path. */
export function ArticleHero({ post }: { post: Post }) {
  const shared = {
    width: ART_WIDTH,
    height: ART_HEIGHT,
    loading: 'lazy',
    className: 'aspect-[1200/630] w-full rounded-sm bg-sunken object-cover sm:aspect-[1200/470]',
  } as const;
  if (post.featuredImage) {
    return (
      <figure className="wrap">
        <img {...shared} src={post.featuredImage} alt={post.featuredImageAlt ?? ''} />
      </figure>
    );
  }
  const description = describeHeroArt(post);
  return (
    <figure className="wrap">
      <img
        {...shared}
        src={heroPath(post.slug, 'hero.webp')}
        alt=""
        className={`${shared.className} dark:hidden`}
      />
      <img
        {...shared}
        src={heroPath(post.slug, 'hero-dark.svg')}
        alt=""
        className={`${shared.className} hidden dark:block`}
      />
      <figcaption className="mt-3 border-line border-t pt-2.5 text-muted text-sm">
        <strong className="font-semibold font-serif text-ink">Figure 1.</strong> {description}
      </figcaption>
    </figure>
  );
}
