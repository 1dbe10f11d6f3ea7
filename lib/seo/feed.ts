import { Feed } from 'feed';
import { site } from '@/content/site';
import type { Post } from '@/lib/articles/post';
import { toCitedText } from '@/lib/glossary/cited-text';
import { renderFeedHtml } from '@/lib/markdown/render';
import { toAbsoluteUrl } from './site-url';

/** Articles in the feed: feed readers want the news, the archive has the rest. */
const FEED_LENGTH = 50;

/** The RSS 2.0 feed of `posts` (newest first): full text, absolute links. */
export function toRss(posts: readonly Post[]): string {
  const recent = posts.slice(0, FEED_LENGTH);
  const updated = recent
    .map((post) => post.updatedAt ?? post.publishedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    title: site.name,
    description: site.description,
    id: toAbsoluteUrl('/'),
    link: toAbsoluteUrl('/'),
    language: site.language,
    copyright: `${site.copyrightYear} ${site.name}`,
    feedLinks: { rss: toAbsoluteUrl('/rss.xml') },
    ...(updated && { updated: new Date(updated) }),
  });
  for (const post of recent) feed.addItem(toItem(post));
  return feed.rss2();
}

function toItem(post: Post) {
  const url = toAbsoluteUrl(`/blog/${post.slug}`);
  const { tree } = toCitedText(post.document);
  return {
    title: toXmlText(post.title),
    id: url,
    link: url,
    description: toXmlText(post.description),
    content: toXmlText(renderFeedHtml(tree, url)),
    author: [{ name: post.author }],
    date: new Date(post.publishedAt),
    category: post.tags.map((name) => ({ name })),
  };
}

/** Text for a CDATA section: nothing that would end it, and no control character, which XML forbids. */
function toXmlText(text: string): string {
  return text
    .replaceAll(']]>', ']]&gt;')
    .replace(/\p{Cc}/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''));
}
