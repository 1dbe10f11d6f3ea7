import type { Ref } from 'react';
import type { PostSummary } from '@/lib/articles/post';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';

/** The picture of a post on a card. Decorative, since the title is beside it; loaded lazily. */
export function PostArt({
  post,
  onError,
  imageRef,
}: {
  post: Pick<PostSummary, 'featuredImage'>;
  onError?: () => void;
  imageRef?: Ref<HTMLImageElement>;
}) {
  return (
    <img
      ref={imageRef}
      src={post.featuredImage}
      alt=""
      width={ART_WIDTH}
      height={ART_HEIGHT}
      loading="lazy"
      decoding="async"
      onError={onError}
      className="size-full object-cover"
    />
  );
}
