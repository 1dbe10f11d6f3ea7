import { Feed } from 'feed';
import { site } from '@/content/site';
import { toAbsoluteUrl } from './site-url';

/** The number of items in a feed, and the most articles. */
export const FEED_LENGTH = 50;

/** One item of a feed. Addresses are absolute, dates in ISO 8601. */
export type FeedItem = {
  /** Must never change, or feed readers show the item twice. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The full text, without scripts and with absolute addresses. */
  html: string;
  author: string;
  publishedAt: string;
  updatedAt?: string;
  tags: readonly string[];
};

/** The title of a feed, the page that it follows, and the paths of its two formats on this site. */
export type FeedPlace = {
  title: string;
  description: string;
  path: string;
  rss: string;
  json: string;
};

/** The newest fifty items, and the rest of the fiftieth's day: no later feed would bring them. */
function takeRecent(items: readonly FeedItem[]): FeedItem[] {
  const last = items[FEED_LENGTH - 1]?.publishedAt;
  return items.filter(({ publishedAt }, at) => at < FEED_LENGTH || publishedAt === last);
}

/** Formats the recent ones of items (newest first) as RSS 2.0, in full text. */
export function toRss(items: readonly FeedItem[], place: FeedPlace): string {
  const recent = takeRecent(items);
  const updated = recent
    .map(({ updatedAt, publishedAt }) => updatedAt ?? publishedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    title: place.title,
    description: place.description,
    id: toAbsoluteUrl(place.path),
    link: toAbsoluteUrl(place.path),
    language: site.language,
    copyright: `${site.copyrightYear} ${site.name}`,
    feedLinks: { rss: toAbsoluteUrl(place.rss) },
    ...(updated && { updated: new Date(updated) }),
  });
  for (const { id, url, title, summary, html, author, publishedAt, tags } of recent) {
    feed.addItem({
      id,
      link: url,
      title: cleanXmlText(title),
      description: cleanXmlText(summary),
      content: cleanXmlText(html),
      date: new Date(publishedAt),
      category: tags.map((name) => ({ name })),
      // RSS requires an e-mail address as author; Dublin Core has an element for a name.
      extensions: [{ name: 'dc:creator', objects: { _text: author } }],
    });
  }
  return feed.rss2();
}

/** Formats the recent ones of items (newest first) as JSON Feed 1.1 (jsonfeed.org/version/1.1), in full text. */
export function toJsonFeed(items: readonly FeedItem[], place: FeedPlace): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: place.title,
    home_page_url: toAbsoluteUrl(place.path),
    feed_url: toAbsoluteUrl(place.json),
    description: place.description,
    language: site.language,
    authors: [{ name: site.name, url: toAbsoluteUrl('/') }],
    items: takeRecent(items).map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.publishedAt,
      ...(item.updatedAt && { date_modified: item.updatedAt }),
      authors: [{ name: item.author }],
      ...(item.tags.length > 0 && { tags: item.tags }),
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}

/** Makes text safe in a CDATA section: escapes its end, removes control characters, which XML forbids. */
function cleanXmlText(text: string): string {
  return text
    .replaceAll(']]>', ']]&gt;')
    .replace(/\p{Cc}/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''));
}
