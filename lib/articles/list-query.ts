import { toAddress } from '@/lib/text/to-address';
import type { PostSummary } from './post';

/** Posts on one page of the list. */
export const PAGE_SIZE = 9;

const PAGE_WINDOW = 5;

export const sortOptions = [
  { value: 'latest', label: 'Latest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'popular', label: 'Most Popular' },
  { value: 'az', label: 'A-Z' },
] as const;

/** The order of a list that a text found, until the reader chooses another. */
const byRelevance = { value: 'relevance', label: 'Best match' } as const;

export type SortValue = (typeof sortOptions)[number]['value'] | typeof byRelevance.value;

/** The orders that can be chosen: by relevance only where a text was searched for. */
export function getSortOptions(search: string): readonly { value: SortValue; label: string }[] {
  return search ? [byRelevance, ...sortOptions] : sortOptions;
}

function getDefaultSort(search: string): SortValue {
  return search ? byRelevance.value : 'latest';
}

/** What the article list shows: the state that its URL mirrors. */
export type ListQuery = {
  search: string;
  tags: string[];
  sort: SortValue;
  page: number;
};

export const defaultListQuery: ListQuery = { search: '', tags: [], sort: 'latest', page: 1 };

/**
 * The list's state from its URL. `search` (or `q`) and every `tag` are applied; `author`, `from` and
 * `to` are understood and, by specification, not applied. Unusable values fall back to the default.
 */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const search = (params.get('search') ?? params.get('q') ?? '').trim();
  const page = Number(params.get('page'));
  return {
    search,
    tags: [...new Set(params.getAll('tag').map((tag) => tag.trim()))].filter(Boolean),
    sort: toSort(params.get('sort'), search),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** What a list is of, for the browser's tab; undefined where it is the first page of all. */
export function toListTitle({ search, tags, page }: ListQuery): string | undefined {
  const subject = [search, ...tags].filter(Boolean).join(', ');
  const title = subject ? `${subject}: articles` : 'Educational Articles';
  if (page > 1) return `${title}, page ${page}`;
  return subject ? title : undefined;
}

/** The sort order of a value; the default when the value is unknown. */
export function toSort(value: string | null, search: string): SortValue {
  return (
    getSortOptions(search).find((option) => option.value === value)?.value ?? getDefaultSort(search)
  );
}

/** The address of a list state; whatever is at its default is left out: '/blog?tag=Recovery&page=2'. */
export function formatListUrl({ search, tags, sort, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const tag of tags) params.append('tag', tag);
  if (sort !== getDefaultSort(search)) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return toAddress('/blog', params);
}

/** Whether a search or a tag narrows the list. */
export function isFiltered({ search, tags }: ListQuery): boolean {
  return search !== '' || tags.length > 0;
}

/** The query with a tag switched on or off, back on page 1. Tags compare without regard to case. */
export function toggleTag(query: ListQuery, tag: string): ListQuery {
  const others = query.tags.filter((selected) => !isSameTag(selected, tag));
  const tags = others.length === query.tags.length ? [...query.tags, tag] : others;
  return { ...query, tags, page: 1 };
}

/** Whether two tags are the same tag: case does not matter (decision 5). */
export function isSameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

type Dated = Pick<PostSummary, 'publishedAt' | 'title'>;

/** The order of every list: newest first, posts of the same moment by title (decision 26). */
export function byNewest(a: Dated, b: Dated): number {
  return compareText(b.publishedAt, a.publishedAt) || byTitle(a, b);
}

/**
 * By letter, without regard to case and accents. Intl.Collator, which A-Z uses, gives the same order, but takes
 * 34 ms to start on a slow phone, during hydration.
 */
function byTitle(a: Dated, b: Dated): number {
  return compareText(foldLetters(a.title), foldLetters(b.title));
}

function foldLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** 'Most Popular' means most tags first, by specification. */
const ORDERS: Record<
  (typeof sortOptions)[number]['value'],
  (a: PostSummary, b: PostSummary) => number
> = {
  latest: byNewest,
  oldest: (a, b) => compareText(a.publishedAt, b.publishedAt) || byTitle(a, b),
  popular: (a, b) => b.tags.length - a.tags.length || byNewest(a, b),
  az: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/** A sorted copy; by relevance as the search gave them. */
export function sortPosts(posts: readonly PostSummary[], sort: SortValue): PostSummary[] {
  return sort === 'relevance' ? [...posts] : [...posts].sort(ORDERS[sort]);
}

/** One page of a list: its posts, the page's number (brought into range) and the number of pages. */
export function paginate<T>(
  items: readonly T[],
  page: number,
): { items: T[]; page: number; pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pageCount);
  return {
    items: items.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
    page: current,
    pageCount,
  };
}

/** The numbered buttons around a page, at most five, kept inside 1 to `pageCount`: 6 of 12 → 4 5 6 7 8. */
export function getPageWindow(page: number, pageCount: number): number[] {
  const length = Math.min(PAGE_WINDOW, pageCount);
  const middle = page - Math.floor(PAGE_WINDOW / 2);
  const first = Math.max(1, Math.min(middle, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
