import { isSameTag } from '@/lib/articles/list-query';
import { getSummary, type Post, type PostSummary } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { describeArticle } from '@/lib/pages/text-pages';
import { describeEntry } from './entry';
import type { SiteIndex } from './index-form';
import { MAX_LIMIT } from './limits';
import { createScope, type Scope, scoreWord } from './score-word';
import { createSiteIndex, getBuiltIndex } from './site-index';
import { splitWords } from './words';

/**
 * Title outranks tags outranks description outranks author and body (decision 5). A field's BM25+
 * score varies by a factor of about five, so steps of twenty keep the order for a single term.
 */
export const BOOSTS = {
  title: 8000,
  names: 8000,
  tags: 400,
  description: 20,
  author: 2,
  body: 1,
};

/** Words of four letters and more tolerate one typing error. */
export const MIN_FUZZY_LENGTH = 4;

/** Finds posts by text and tags. */
export type PostSearch = (query: { text: string; tags: readonly string[] }) => PostSummary[];

/**
 * The search over all published posts. Without an index of the build they are indexed by themselves, so that an
 * error in any other text takes no article away.
 */
export const getPostSearch: () => PostSearch = memoise('search', () => {
  const built = getBuiltIndex();
  return built ? createSearch(built) : createPostSearch(getPosts());
});

/** A search over `posts` (newest first) and nothing else. */
export function createPostSearch(posts: readonly Post[]): PostSearch {
  return createSearch(
    createSiteIndex({
      posts: posts.map(getSummary),
      names: [],
      entries: posts.map((post) => describeEntry(describeArticle(post))),
    }),
  );
}

/**
 * The search over the posts of an index. With text: best match first, and every word must match, exactly
 * or as the beginning of a word; only when that finds nothing is one typing error forgiven. With tags:
 * posts that carry any of them. Without text: newest first. At most 1000 posts.
 */
function createSearch({ text: index, posts }: Pick<SiteIndex, 'text' | 'posts'>): PostSearch {
  // Questions that lead to an article are not searched here.
  const scope = createScope(index, { ...BOOSTS, names: 0 }, posts.length);
  const find = (text: string): readonly PostSummary[] => {
    const words = splitWords(text);
    if (words.length === 0) return [];
    const exact = findAll(scope, words, false);
    const found = exact.length > 0 ? exact : findAll(scope, words, true);
    return found.flatMap((document) => posts[document] ?? []);
  };
  return ({ text, tags }) => {
    const matches = text ? find(text) : posts;
    const tagged = tags.length > 0 ? matches.filter((post) => hasAnyTag(post, tags)) : matches;
    return tagged.slice(0, MAX_LIMIT);
  };
}

/** The documents that hold every word, best first, of equals the first. */
function findAll(scope: Scope, words: readonly string[], isForgiving: boolean): number[] {
  const [first = new Float64Array(), ...others] = words.map(
    (word) => scoreWord(scope, word, isForgiving && word.length >= MIN_FUZZY_LENGTH).scores,
  );
  const found: { document: number; score: number }[] = [];
  first.forEach((score, document) => {
    const scores = [score, ...others.map((other) => other[document] ?? 0)];
    if (scores.every((each) => each > 0))
      found.push({ document, score: scores.reduce((sum, each) => sum + each) });
  });
  return found.sort((a, b) => b.score - a.score).map(({ document }) => document);
}

function hasAnyTag(post: PostSummary, tags: readonly string[]): boolean {
  return post.tags.some((tag) => tags.some((wanted) => isSameTag(tag, wanted)));
}
