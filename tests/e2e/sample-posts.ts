import type { PostSummary } from '@/lib/articles/post';

/** Returns `count` posts for a mocked API response; 'Sample 1' is the newest. */
export function toSamplePosts(count: number): PostSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `sample-${index + 1}`,
    slug: `sample-${index + 1}`,
    title: `Sample ${index + 1}`,
    description: 'A made-up post.',
    author: 'Amide Editorial',
    publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
    readingTime: '5 min read',
    tags: ['Research'],
    // An existing image, so that no drawn hero is requested for the made-up slug.
    featuredImage: '/icon.svg',
  }));
}
