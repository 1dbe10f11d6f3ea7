import { memoise } from '@/lib/content/memoise';
import type { Post } from '@/lib/content/post-schema';
import { getPosts } from '@/lib/content/posts';
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

/** Up to `count` other posts that share most tags with this one; newer first among equals. */
export function getRelatedSummaries(post: Post, count = 3): PostSummary[] {
  return getPostSummaries()
    .filter((other) => other.slug !== post.slug)
    .map((other) => ({ other, shared: other.tags.filter((tag) => post.tags.includes(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ other }) => other);
}
