import { visit } from 'unist-util-visit';
import { site } from '@/content/site';
import type { ContentProblem } from '@/lib/content/content-error';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { toReferenceId } from '@/lib/markdown/html/citations';
import { type ContentText, type Line, problemAt } from './content-text';
import { type Corpus, isDraft } from './corpus';

const IMAGE = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g;
const INLINE = /\]\(\s*<?([^\s)>]*)/g;
const DEFINITION = /^ {0,3}\[(?![@^])[^\]]+\]:\s*<?([^\s>]+)/;
const PLAIN_HTTP = /(?<![\w(/])http:\/\/[^\s)>]+/g;

/** The addresses that a line of Markdown links to, images aside. */
export function findLinks(line: string): string[] {
  const text = line.replace(IMAGE, '');
  const inline = [...text.matchAll(INLINE)].map(([, href = '']) => href);
  const definition = DEFINITION.exec(text)?.[1];
  return [...inline, ...(definition ? [definition] : (text.match(PLAIN_HTTP) ?? []))];
}

/** Every link leads to a page that is there, and to a part of it that is there. */
export function findBrokenLinks(corpus: Corpus): ContentProblem[] {
  const byPath = new Map(corpus.texts.map((text) => [text.path, text]));
  const anchors = new Map<string, ReadonlySet<string> | undefined>();

  /** The anchors of a page, computed once; undefined when they are not known. */
  const anchorsOf = (path: string) => {
    if (!anchors.has(path)) {
      const text = byPath.get(path);
      anchors.set(path, text ? readAnchors(text) : corpus.anchorsOf(path));
    }
    return anchors.get(path);
  };

  const judge = (from: ContentText, href: string): string | undefined => {
    if (/^https:\/\/./.test(href) || href === `mailto:${site.contactEmail}`) return undefined;
    if (href === '') return 'the link has no address; write it between the round brackets';
    if (!/^[/#]/.test(href) || href.startsWith('//'))
      return `the link to ${href} is none of ours; write a page as /blog/name, another site with https://, or mail to ${site.contactEmail}`;
    const [before = '', anchor] = href.split('#');
    const path = before.split('?')[0] || from.path;
    const target = byPath.get(path);
    if (corpus.unreadPaths.has(path)) return undefined;
    if (!target && !corpus.otherPaths.has(path))
      return `there is no page ${path}; correct the address or take the link out`;
    if (target && target !== from && !isOutBefore(target, from, corpus.now))
      return `${path} is a draft or published later than this text; link to it when it is out`;
    if (!anchor) return undefined;
    const known = anchorsOf(path);
    // What a text holds that cannot be read is not known; reading it for the site reports it.
    if (known?.has(anchor) || (target && !known)) return undefined;
    return `the page ${path} has no part #${anchor}; ${suggest(known)}`;
  };

  return corpus.texts.flatMap((text) =>
    text.lines.flatMap((line: Line) =>
      findLinks(line.text).flatMap((href) => {
        const message = judge(text, href);
        return message ? [problemAt(text, line, message)] : [];
      }),
    ),
  );
}

/** Whether a text is on the site whenever the one that links to it is. */
function isOutBefore(target: ContentText, from: ContentText, now: Date): boolean {
  if (target.kind !== 'article') return true;
  if (isDraft(target)) return false;
  const published = new Date(target.front.publishedAt);
  return (
    published <= now || (from.kind === 'article' && published <= new Date(from.front.publishedAt))
  );
}

function suggest(known: ReadonlySet<string> | undefined): string {
  const headings = [...(known ?? [])].filter(
    (id) => !/^(?:citation|reference|term|letter)-/.test(id),
  );
  return headings.length > 0
    ? `it has ${headings
        .slice(0, 6)
        .map((id) => `#${id}`)
        .join(', ')}${headings.length > 6 ? ' and more' : ''}`
    : 'link to the page itself';
}

/** The ids in a text's page: headings, mentions, definitions, and the list of references below it. */
function readAnchors({ body }: ContentText): ReadonlySet<string> | undefined {
  try {
    const { tree, citedKeys } = toArticleTree(body);
    const ids = new Set<string>();
    visit(tree, 'element', ({ properties }) => {
      if (typeof properties.id === 'string') ids.add(properties.id);
    });
    citedKeys.forEach((_, index) => {
      ids.add('references').add(toReferenceId(index + 1));
    });
    return ids;
  } catch {
    // A malformed citation or callout: reading the text for the site reports it.
    return undefined;
  }
}
