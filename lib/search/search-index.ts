import MiniSearch, { type SearchResult } from 'minisearch';
import { isSameTag } from '@/lib/articles/list-query';
import { type Post, type PostSummary, toSummary } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { foldText } from '@/lib/text/fold-text';
import { MAX_LIMIT } from './limits';

/**
 * Title outranks tags outranks description outranks author and body (decision 5). A field's BM25+
 * score varies by a factor of about five, so steps of twenty keep the order for a single term.
 */
const BOOST = { title: 8000, tags: 400, description: 20, author: 2, body: 1 };

/** Everything but the body, in which a short beginning of a word is found in nearly every post. */
const HEAD_FIELDS = Object.keys(BOOST).filter((field) => field !== 'body');

/** Words of four letters and more tolerate one typing error. */
const MIN_FUZZY_LENGTH = 4;

/** Finds posts by text and tags. */
export type PostSearch = (query: { text: string; tags: readonly string[] }) => PostSummary[];

/** The search over all published posts; its index is built once per process. */
export const getPostSearch: () => PostSearch = memoise('search', () =>
  createPostSearch(getPosts()),
);

/**
 * A search over `posts` (newest first). With text: best match first, and every word must match, exactly
 * or as the beginning of a word; only when that finds nothing is one typing error forgiven. With tags:
 * posts that carry any of them. Without text: newest first. At most 1000 posts.
 */
export function createPostSearch(posts: readonly Post[]): PostSearch {
  const summaries = new Map(posts.map((post) => [post.slug, toSummary(post)]));
  const index = new MiniSearch<Post>({
    idField: 'slug',
    fields: Object.keys(BOOST),
    extractField: (post, field) => extractField(post, field),
    tokenize: toTerms,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, combineWith: 'AND', prefix: true, tokenize: toQueryTerms },
  });
  index.addAll(posts);

  // A match outside the body outranks one inside: when those alone fill an answer, the body adds nothing
  // but time. Worth asking only of the beginning of a word, which so many words share.
  const searchExact = (text: string): SearchResult[] => {
    if (text.length < MIN_FUZZY_LENGTH) {
      const heads = index.search(text, { fields: HEAD_FIELDS });
      if (heads.length >= MAX_LIMIT) return heads;
    }
    return index.search(text);
  };

  const find = (text: string): PostSummary[] => {
    const exact = searchExact(text);
    const found =
      exact.length > 0
        ? exact
        : index.search(text, { fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? 1 : false) });
    return found.flatMap(({ id }) => summaries.get(id) ?? []);
  };

  return ({ text, tags }) => {
    const matches = text ? find(text) : [...summaries.values()];
    const tagged = tags.length > 0 ? matches.filter((post) => hasAnyTag(post, tags)) : matches;
    return tagged.slice(0, MAX_LIMIT);
  };
}

function hasAnyTag(post: PostSummary, tags: readonly string[]): boolean {
  return post.tags.some((tag) => tags.some((wanted) => isSameTag(tag, wanted)));
}

function extractField(post: Post, field: string): string {
  switch (field) {
    case 'title':
      return post.title;
    case 'tags':
      return post.tags.join(' ');
    case 'description':
      return post.description;
    case 'author':
      return post.author;
    case 'body':
      return toPlainBody(post.content);
    default:
      return post.slug;
  }
}

/**
 * Words of the text itself: no citation keys, callout markers or link addresses. Not asked of the syntax
 * tree: parsing 5,000 texts at the start of a server would take minutes.
 */
function toPlainBody(markdown: string): string {
  return markdown.replace(/\[[@!][^\]]*\]/g, ' ').replace(/\]\([^)]*\)/g, '] ');
}

/** Words in lower case without accents. */
function toQueryTerms(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words, and hyphenated names written together as well: 'BPC-157' is found as 'bpc', '157' and 'bpc157'. */
function toTerms(text: string): string[] {
  const joined = foldText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [...toQueryTerms(text), ...joined.map((name) => name.replaceAll('-', ''))];
}
