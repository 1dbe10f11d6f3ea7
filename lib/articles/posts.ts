import { memoise } from '@/lib/content/memoise';
import { getPosts } from './get-posts';
import type { Post } from './post-schema';
import type { PostSummary } from './post-summary';

const postsBySlug = memoise(
  'posts-by-slug',
  () => new Map(getPosts().map((post) => [post.slug, post])),
);

/** What lists, search answers and the browser may see of a post: everything but its text. */
export function toSummary(post: Post): PostSummary {
  const { id, slug, title, description, author, publishedAt, readingTime, tags, featuredImage } =
    post;
  return {
    id,
    slug,
    title,
    description,
    author,
    publishedAt,
    readingTime,
    tags,
    ...(featuredImage && { featuredImage }),
  };
}

/** All published posts as summaries, newest first. */
export const getPostSummaries: () => readonly PostSummary[] = memoise('summaries', () =>
  getPosts().map(toSummary),
);

/** The posts marked `featured`, newest first. */
export const getFeaturedSummaries: () => readonly PostSummary[] = memoise('featured', () =>
  getPosts()
    .filter((post) => post.featured)
    .map(toSummary),
);

/** The post of a slug, or undefined when there is none. */
export function getPost(slug: string): Post | undefined {
  return postsBySlug().get(slug);
}

/**
 * Up to `count` other posts that share most tags with this one; newer first among equals. It looks at the
 * newest first and stops when no post can come before those it has.
 */
export function getRelatedSummaries(post: Post, count = 3): PostSummary[] {
  const related: { other: PostSummary; shared: number }[] = [];
  for (const other of getPostSummaries()) {
    const last = related[count - 1];
    if (last?.shared === post.tags.length) break;
    if (other.slug === post.slug) continue;
    const shared = other.tags.filter((tag) => post.tags.includes(tag)).length;
    if (shared <= (last?.shared ?? 0)) continue;
    const place = related.findIndex((better) => better.shared < shared);
    related.splice(place === -1 ? related.length : place, 0, { other, shared });
    related.splice(count);
  }
  return related.map(({ other }) => other);
}
