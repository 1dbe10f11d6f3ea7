import { h } from 'hastscript';
import { site } from '@/content/site';
import type { Post } from '@/lib/articles/post';
import { getPost } from '@/lib/articles/posts';
import { toCitedText } from '@/lib/glossary/cited-text';
import { renderMarkdown } from '@/lib/markdown/to-markdown';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { formatLongDate } from '@/lib/text/format';
import { answerFromContent, respondFresh } from './json-response';
import { keep } from './keep';

const TYPE = { 'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex' };
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400';

/**
 * Responds with an article as Markdown, at its address with .md: 200 or 304, 404 in Markdown for an unknown slug, 503
 * when the content cannot be read. Made on request, so that it adds no build time and unknown addresses are not stored.
 */
export function respondWithMarkdown(request: Request, slug: string): Promise<Response> {
  return answerFromContent(() => {
    const post = getPost(slug);
    if (!post)
      return new Response(
        `# Not found\n\nThere is no article at this address. All: ${toAbsoluteUrl('/archive')}\n`,
        { status: 404, headers: { ...TYPE, 'cache-control': 'no-store' } },
      );
    return respondFresh(request, getTwin(post), {
      ...TYPE,
      'cache-control': CACHE_CONTROL,
      link: `<${getPostUrl(slug)}>; rel="canonical"`,
    });
  });
}

/** Caches the text that a function makes from a post, until the post is read again. */
function keepText(toText: (post: Post) => string): (post: Post) => string {
  const kept = new Map<string, { post: Post; text: string }>();
  return (post) => {
    const known = kept.get(post.slug);
    if (known?.post === post) return known.text;
    const text = toText(post);
    keep(kept, post.slug, { post, text });
    return text;
  };
}

const getTwin = keepText(formatMarkdownTwin);

/** The text of a post in the API: self-contained Markdown with section headings of level 1 ('# '). */
export const getPostContent = keepText(({ document, slug }) =>
  renderMarkdown(toCitedText(document).tree, getPostUrl(slug), { topHeading: 1 }).trimEnd(),
);

/** The whole article as Markdown: title, dates, text, references and the disclaimer. */
export function formatMarkdownTwin(post: Post): string {
  const { title, description, author, publishedAt, updatedAt, document, slug } = post;
  const url = getPostUrl(slug);
  const updated = updatedAt ? ` Updated ${formatLongDate(updatedAt)}.` : '';
  const dates = `Published ${formatLongDate(publishedAt)}.${updated}`;
  const { tree } = toCitedText(document);
  return renderMarkdown(
    {
      type: 'root',
      children: [
        h('h1', title),
        h('p', description),
        h('p', [`By ${author}, ${site.name}. ${dates} `, h('a', { href: url }, url)]),
        ...tree.children,
        h('h2', 'Note'),
        h('p', site.disclaimer),
      ],
    },
    url,
  );
}

function getPostUrl(slug: string): string {
  return toAbsoluteUrl(`/blog/${slug}`);
}
