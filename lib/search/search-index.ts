import { isSameTag } from '@/lib/articles/list-query';
import { getSummary, type Post, type PostSummary } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { ContentError } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { describeArticle } from '@/lib/pages/text-pages';
import { describeEntry } from './entry';
import { createFinder } from './finder';
import type { SiteIndex } from './index-form';
import type { KnownName } from './known-names';
import { MAX_LIMIT } from './limits';
import { createSiteIndex, getSiteIndex } from './site-index';

/** Finds posts by text and tags. */
export type PostSearch = (query: { text: string; tags: readonly string[] }) => PostSummary[];

/**
 * The search over all published posts. When an error in any other text keeps the index of the site from being built,
 * the posts are indexed by themselves, so that it takes no article away.
 */
export const getPostSearch: () => PostSearch = memoise('search', () => {
  try {
    return createIndexedSearch(getSiteIndex());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return createPostSearch(getPosts());
  }
});

/** A search over `posts` (newest first) and nothing else but the names that are known. */
export function createPostSearch(
  posts: readonly Post[],
  names: readonly KnownName[] = [],
): PostSearch {
  const entries = posts.map((post) => describeEntry(describeArticle(post)));
  return createIndexedSearch(createSiteIndex({ posts: posts.map(getSummary), names, entries }));
}

/**
 * The search over the posts of an index: the articles among the answers of the search over everything. With text: best
 * match first. With tags: posts that carry any of them. Without text: newest first. At most 1000 posts.
 */
export function createIndexedSearch(index: SiteIndex): PostSearch {
  const { posts } = index;
  const find = createFinder(index);
  const findPosts = (text: string): readonly PostSummary[] =>
    find(text)
      .answers.filter(({ document }) => document < posts.length)
      .sort((a, b) => b.rank - a.rank || a.document - b.document)
      .flatMap(({ document }) => posts[document] ?? []);
  return ({ text, tags }) => {
    const matches = text ? findPosts(text) : posts;
    const tagged = tags.length > 0 ? matches.filter((post) => hasAnyTag(post, tags)) : matches;
    return tagged.slice(0, MAX_LIMIT);
  };
}

function hasAnyTag(post: PostSummary, tags: readonly string[]): boolean {
  return post.tags.some((tag) => tags.some((wanted) => isSameTag(tag, wanted)));
}
