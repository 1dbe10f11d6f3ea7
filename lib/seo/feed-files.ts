import { createHash } from 'node:crypto';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { tags } from '@/content/tags';
import type { Post } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { toCitedText } from '@/lib/glossary/cited-text';
import { renderFeedHtml } from '@/lib/markdown/render';
import { getChanges, type SubstanceChange } from '@/lib/onward/substance-changes';
import { type Correction, getCorrections } from '@/lib/pages/corrections';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { FEED_LENGTH, type FeedItem, type FeedPlace, toJsonFeed, toRss } from './feed';
import { toAbsoluteUrl } from './site-url';

/** The feed of all articles, which every page links to. */
export const articlesFeed: FeedPlace = {
  title: site.name,
  description: site.description,
  path: '/',
  rss: '/rss.xml',
  json: '/feed.json',
};

/** The feed of corrections. */
export const correctionsFeed = makePlace('corrections', {
  title: 'Corrections',
  description: 'Every substantive change to a page of this site, newest first.',
  path: pages.corrections.path,
});

/** One feed for each tag of the blog. */
export const tagFeeds: readonly (FeedPlace & { tag: string })[] = tags.map((tag) => ({
  tag,
  ...makePlace(tag.toLowerCase().replaceAll(' ', '-'), {
    title: tag,
    description: `Articles of ${site.name} with the tag ${tag}, newest first.`,
    path: `/blog?${new URLSearchParams({ tag })}`,
  }),
}));

/** The feed of all substances. */
export const substancesFeed = makePlace('substances', {
  title: 'All substances',
  description: `What changed for any substance by the records of ${site.name}, newest first.`,
  path: pages.library.path,
});

/** The feed of one substance: articles, corrections, labels and approvals. */
export function substanceFeed({ slug, name }: Pick<PeptideRecord, 'slug' | 'name'>): FeedPlace {
  return makePlace(slug, {
    title: name,
    description: `What changed for ${name} by the records of ${site.name}, newest first.`,
    path: peptidePath(slug),
  });
}

function makePlace(
  name: string,
  { title, ...about }: Pick<FeedPlace, 'title' | 'description' | 'path'>,
): FeedPlace {
  const files = { rss: `/feeds/${name}.xml`, json: `/feeds/${name}.json` };
  return { title: `${title}, ${site.name}`, ...about, ...files };
}

function makeItems(posts: readonly Post[]): FeedItem[] {
  return posts.slice(0, FEED_LENGTH).map((post) => {
    const item = madeItems().get(post) ?? makeItem(post);
    madeItems().set(post, item);
    return item;
  });
}

function getTagged(tag: string): Post[] {
  return getPosts().filter((post) => post.tags.includes(tag));
}

/** Cached, because most articles are in the feeds of several tags, each in two formats. */
const madeItems = memoise('feed-items', () => new WeakMap<Post, FeedItem>());

const RSS = 'application/rss+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';

type FeedFile = { body: string; type: string };

/** All feed files by path, each rendered when requested. Throws a ContentError. */
export const getFeedFiles: () => ReadonlyMap<string, () => FeedFile> = memoise(
  'feed-files',
  () =>
    new Map(
      getFeeds().flatMap(({ place, getItems }): [string, () => FeedFile][] => [
        [place.rss, () => ({ body: toRss(getItems(), place), type: RSS })],
        [place.json, () => ({ body: toJsonFeed(getItems(), place), type: JSON_FEED })],
      ]),
    ),
);

function getFeeds(): { place: FeedPlace; getItems: () => readonly FeedItem[] }[] {
  return [
    { place: articlesFeed, getItems: () => makeItems(getPosts()) },
    { place: correctionsFeed, getItems: () => getCorrections().map(makeCorrectionItem) },
    ...tagFeeds.map((place) => ({ place, getItems: () => makeItems(getTagged(place.tag)) })),
    { place: substancesFeed, getItems: getAllSubstanceItems },
    ...getPeptides().map((peptide) => {
      const place = substanceFeed(peptide);
      // Some names, such as 'BPC-157', are also tags: their feed has the tag's articles in full.
      const tag = tagFeeds.find(({ rss }) => rss === place.rss)?.tag;
      const getArticles = () => (tag ? makeItems(getTagged(tag)) : []);
      const getOthers = () => getSubstanceItems(peptide, tag !== undefined);
      return { place, getItems: () => toNewestFirst([...getArticles(), ...getOthers()]) };
    }),
  ];
}

/** The feed item of an article. */
export function makeItem(post: Post): FeedItem {
  const url = toAbsoluteUrl(`/blog/${post.slug}`);
  const { title, description, author, publishedAt, updatedAt, tags: subjects } = post;
  const html = renderFeedHtml(toCitedText(post.document).tree, url);
  const facts = { author, publishedAt, updatedAt, tags: subjects };
  return { id: url, url, title, summary: description, html, ...facts };
}

/** The feed item of a correction. */
export function makeCorrectionItem({ title, path, date, text }: Correction): FeedItem {
  const told = { title: `Corrected: ${title}`, text, date, tags: [] };
  return makeNote(told, { href: path, name: title, kind: 'correction', mark: text });
}

/** The changes of a substance as feed items, without those of kind Article if `isWithoutArticles`. */
function getSubstanceItems(peptide: PeptideRecord, isWithoutArticles = false): FeedItem[] {
  return getChanges(peptide)
    .filter(({ kind }) => kind !== 'Article' || !isWithoutArticles)
    .map((change) => makeChangeItem(peptide, change));
}

/** The changes of all substances, newest first; a change that several share occurs once, as that of the first. */
export function getAllSubstanceItems(): FeedItem[] {
  const told = new Map<string, FeedItem>();
  for (const item of getPeptides().flatMap((peptide) => getSubstanceItems(peptide))) {
    const key = `${item.url} ${item.summary}`;
    if (!told.has(key)) told.set(key, item);
  }
  return toNewestFirst([...told.values()]);
}

function toNewestFirst(items: readonly FeedItem[]): FeedItem[] {
  return items.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

function makeChangeItem({ name }: PeptideRecord, change: SubstanceChange): FeedItem {
  const { date, kind, text, href } = change;
  const told = { title: `${name}: ${kind.toLowerCase()}`, text, date, tags: [name] };
  return makeNote(told, { href, name, kind: 'change', mark: `${kind} ${text}` });
}

/** The feed item of a dated change. Editing its href, kind, date or `mark` changes its id. */
function makeNote(
  { text, date, ...told }: Record<'title' | 'text' | 'date', string> & { tags: string[] },
  { href, name, kind, mark }: Record<'href' | 'name' | 'kind' | 'mark', string>,
): FeedItem {
  const url = toAbsoluteUrl(href);
  const hash = createHash('sha256').update(mark).digest('hex').slice(0, 12);
  return {
    id: `${url}${href.includes('#') ? '-' : '#'}${kind}-${date}-${hash}`,
    url,
    ...told,
    summary: text,
    html: toHtml([h('p', text), h('p', h('a', { href: url }, name))]),
    author: site.name,
    publishedAt: `${`${date}-01-01`.slice(0, 10)}T00:00:00.000Z`,
  };
}
