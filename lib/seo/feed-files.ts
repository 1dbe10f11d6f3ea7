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
import { FEED_LENGTH, type FeedItem, type FeedPlace, toJsonFeed, toRss } from './feed';
import { toAbsoluteUrl } from './site-url';

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
  ...toFiles('corrections'),
};

/** A feed for each tag of the blog. */
export const tagFeeds: readonly (FeedPlace & { tag: string })[] = tags.map((tag) => ({
  tag,
  title: `${tag}, ${site.name}`,
  description: `Articles of ${site.name} with the tag ${tag}, newest first.`,
  path: `/blog?${new URLSearchParams({ tag })}`,
  ...toFiles(tag.toLowerCase().replaceAll(' ', '-')),
}));

function toFiles(name: string) {
  return { rss: `/feeds/${name}.xml`, json: `/feeds/${name}.json` };
}

/** The newest articles as a feed has them: of the others, of which there may be thousands, none is made. */
function toItems(posts: readonly Post[]): FeedItem[] {
  return posts.slice(0, FEED_LENGTH).map((post) => {
    const item = madeItems().get(post) ?? toItem(post);
    madeItems().set(post, item);
    return item;
  });
}

/** Most articles are in the feeds of several tags, each of them in two forms. */
const madeItems = memoise('feed-items', () => new WeakMap<Post, FeedItem>());

/** A file of a feed as it is served. */
export type FeedFile = { body: string; type: string };

/** Every file of a feed by its path, made when it is asked for. Throws a ContentError. */
export const feedFiles: ReadonlyMap<string, () => FeedFile> = new Map([
  ...toForms(articlesFeed, () => toItems(getPosts())),
  ...toForms(correctionsFeed, () => getCorrections().map(toCorrectionItem)),
  ...tagFeeds.flatMap((place) =>
    toForms(place, () => toItems(getPosts().filter((post) => post.tags.includes(place.tag)))),
  ),
]);

function toForms(
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
  const file = feedFiles.get(path)?.();
  if (!file) return new Response('Not found', { status: 404 });
  return new Response(file.body, { headers: { 'content-type': file.type } });
}

/** An article in a feed. */
export function toItem(post: Post): FeedItem {
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
export function toCorrectionItem({ title, path, date, text }: Correction): FeedItem {
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
