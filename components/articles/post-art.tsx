import { clsx } from 'clsx';
import type { Ref } from 'react';
import type { PostSummary } from '@/lib/articles/post';
import { ART_HEIGHT, ART_WIDTH, heroPath } from '@/lib/figures/image-paths';
import { DrawnArt } from './drawn-art';

type Props = {
  post: Pick<PostSummary, 'slug' | 'featuredImage'>;
  className?: string;
  /** Whether it stands in the first view of its page. */
  isInFirstView?: boolean;
  onError?: () => void;
  imageRef?: Ref<HTMLImageElement>;
};

/**
 * The picture of a post on a card: its own image, or the drawn one in the page's theme, which a frame of
 * another shape shows whole. Decorative, since the title stands beside it. The theme that is not shown is never fetched, because a lazy
 * image without a box does not load.
 */
export function PostArt({ post, className, isInFirstView, onError, imageRef }: Props) {
  const shared = {
    width: ART_WIDTH,
    height: ART_HEIGHT,
    loading: 'lazy',
    decoding: 'async',
    onError,
  } as const;
  const look = clsx('size-full', className);

  if (post.featuredImage) {
    const cut = clsx(look, 'object-cover');
    return <img {...shared} ref={imageRef} src={post.featuredImage} alt="" className={cut} />;
  }
  if (isInFirstView) return <DrawnArt slug={post.slug} className={look} />;
  return (
    <>
      <img
        {...shared}
        ref={imageRef}
        src={heroPath(post.slug, 'hero.svg')}
        alt=""
        className={clsx(look, 'dark:hidden')}
      />
      <img
        {...shared}
        src={heroPath(post.slug, 'hero-dark.svg')}
        alt=""
        className={clsx(look, 'hidden dark:block')}
      />
    </>
  );
}
