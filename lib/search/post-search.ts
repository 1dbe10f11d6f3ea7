import { isSameTag } from '@/lib/articles/list-query';
import type { PostSummary } from '@/lib/articles/post';
import { createFinder } from './finder';
import type { SiteIndex } from './index-form';
import { MAX_LIMIT } from './limits';

/** Finds posts by text and tags. */
export type PostSearch = (query: { text: string; tags: readonly string[] }) => PostSummary[];

/**
 * Creates the post search over an index; it returns the articles among the answers of the site search. With text: best
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
    const isWanted = (tag: string) => tags.some((wanted) => isSameTag(tag, wanted));
    const tagged = tags.length > 0 ? matches.filter((post) => post.tags.some(isWanted)) : matches;
    return tagged.slice(0, MAX_LIMIT);
  };
}
