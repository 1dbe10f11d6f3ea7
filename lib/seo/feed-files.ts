import { createHash } from 'node:crypto';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { CORRECTIONS_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { tags } from '@/content/tags';
import type { Post } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { toCitedText } from '@/lib/glossary/cited-text';
import { renderFeedHtml } from '@/lib/markdown/render';
import { type Correction, getCorrections } from '@/lib/pages/corrections';
import { getPeptides } from '@/lib/peptides/peptides';
import { FEED_LENGTH, type FeedItem, type FeedPlace, toJsonFeed, toRss } from './feed';
import { toAbsoluteUrl } from './site-url';
import {
  getAllSubstanceItems,
  getSubstanceItems,
  substanceFeed,
  substancesFeed,
} from './substance-feeds';

/** The feed of all articles, which every page names. */
export const articlesFeed: FeedPlace = {
  title: site.name,
  description: site.description,
  path: '/',
  rss: '/rss.xml',
  json: '/feed.json',
};

/** The feed of what was corrected. */
export const correctionsFeed: FeedPlace = {
  title: `Corrections, ${site.name}`,
  description: 'Every change of substance to a page of this site, newest first.',
  path: CORRECTIONS_PATH,
  ...feedPaths('corrections'),
};

/** A feed for each tag of the blog. */
export const tagFeeds: readonly (FeedPlace & { tag: string })[] = tags.map((tag) => ({
  tag,
  title: `${tag}, ${site.name}`,
  description: `Articles of ${site.name} with the tag ${tag}, newest first.`,
  path: `/blog?${new URLSearchParams({ tag })}`,
  ...feedPaths(tag.toLowerCase().replaceAll(' ', '-')),
}));

function feedPaths(name: string) {
  return { rss: `/feeds/${name}.xml`, json: `/feeds/${name}.json` };
}

/** The newest articles as items of a feed. */
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

/** Kept, because most articles are in the feeds of several tags, in two forms each. */
const madeItems = memoise('feed-items', () => new WeakMap<Post, FeedItem>());

/** A file of a feed as it is served. */
export type FeedFile = { body: string; type: string };

/** Every file of a feed by its path, each made when it is asked for. Throws a ContentError. */
export const getFeedFiles: () => ReadonlyMap<string, () => FeedFile> = memoise(
  'feed-files',
  () =>
    new Map([
      ...listForms(articlesFeed, () => makeItems(getPosts())),
      ...listForms(correctionsFeed, () => getCorrections().map(makeCorrectionItem)),
      ...tagFeeds.flatMap((place) => listForms(place, () => makeItems(getTagged(place.tag)))),
      ...listForms(substancesFeed, getAllSubstanceItems),
      // 'BPC-157' is a tag as well: one feed holds its articles whole, and all else that changed.
      ...getPeptides().flatMap((peptide) => {
        const place = substanceFeed(peptide);
        const tagged = tagFeeds.find(({ rss }) => rss === place.rss);
        return listForms(place, () => [
          ...(tagged ? makeItems(getTagged(tagged.tag)) : []),
          ...getSubstanceItems(peptide, tagged !== undefined),
        ]);
      }),
    ]),
);

function listForms(
  place: FeedPlace,
  getItems: () => readonly FeedItem[],
): [string, () => FeedFile][] {
  return [
    [
      place.rss,
      () => ({
        body: toRss(getItems(), place),
        type: 'application/rss+xml; charset=utf-8',
      }),
    ],
    [
      place.json,
      () => ({
        body: toJsonFeed(getItems(), place),
        type: 'application/feed+json; charset=utf-8',
      }),
    ],
  ];
}

/** A file of a feed as an answer; 404 where there is none at the path. */
export function respondWithFeed(path: string): Response {
  const file = getFeedFiles().get(path)?.();
  if (!file) return new Response('Not found', { status: 404 });
  return new Response(file.body, { headers: { 'content-type': file.type } });
}

/** An article in a feed. */
export function makeItem(post: Post): FeedItem {
  const url = toAbsoluteUrl(`/blog/${post.slug}`);
  const { title, description, author, publishedAt, updatedAt, tags: subjects } = post;
  return {
    ...{ id: url, url, title, author, publishedAt },
    summary: description,
    html: renderFeedHtml(toCitedText(post.document).tree, url),
    ...(updatedAt && { updatedAt }),
    tags: subjects,
  };
}

/** A change note in a feed; its id stays as long as its words. */
export function makeCorrectionItem({ title, path, date, text }: Correction): FeedItem {
  const url = toAbsoluteUrl(path);
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {
    id: `${url}#correction-${date}-${mark}`,
    url,
    title: `Corrected: ${title}`,
    summary: text,
    html: toHtml([h('p', text), h('p', h('a', { href: url }, title))]),
    author: site.name,
    publishedAt: `${date}T00:00:00.000Z`,
    tags: [],
  };
}
