import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { site } from '@/content/site';
import { attempt, type ContentProblem } from '@/lib/content/content-error';
import { memoiseByDocument } from '@/lib/content/document';
import { resolvers } from '@/lib/glossary/text-context';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { toReferenceId } from '@/lib/markdown/html/citations';
import { toPlainText } from '@/lib/markdown/plain-text';
import { type Article, type ContentText, type Corpus, isDraft, linesOf } from './corpus';

type Link = { href: string; line: number };

/** Returns the link targets of a text, without images. */
export function findLinks(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push({ href: node.url, line: node.position?.start.line ?? 1 });
  });
  return links;
}

/** Reports malformed links, and links to pages or anchors of this site that do not exist. */
export function findBrokenLinks(text: ContentText, corpus: Corpus): ContentProblem[] {
  return findLinks(text.document.text.tree).flatMap(({ href, line }) => {
    const message = describeFault(href, text, corpus);
    return message ? [text.document.problemAt(line, message)] : [];
  });
}

function describeFault(href: string, from: ContentText, corpus: Corpus): string | undefined {
  if (/^https:\/\/./.test(href) || href === `mailto:${site.contactEmail}`) return undefined;
  if (href === '') return 'the link has no address; write it between the round brackets';
  if (!/^[/#]/.test(href) || href.startsWith('//'))
    return `the link to ${href} is none of ours; write a page as /blog/name, another site with https://, or mail to ${site.contactEmail}`;
  const [before = '', anchor] = href.split('#');
  const path = before.split('?')[0] || from.path;
  const target = corpus.textsByPath.get(path);
  if (corpus.isUnread(path)) return undefined;
  if (!target && !corpus.otherPaths.has(path))
    return `there is no page ${path}; correct the address or take the link out`;
  if (target && target !== from && !isOutBefore(target, from, corpus.now))
    return `${path} is a draft or published later than this text; link to it when it is out`;
  if (!anchor) return undefined;
  const known = target ? toAnchors(target.document) : corpus.anchorsOf(path);
  // If the target cannot be rendered its anchors are unknown; reading it for the site reports it.
  if (known?.has(anchor) || (target && !known)) return undefined;
  return `the page ${path} has no part #${anchor}; ${suggest(known)}`;
}

/** Whether the target is published at the latest when the linking text is. */
function isOutBefore(target: ContentText, from: ContentText, now: Date): boolean {
  if (target.kind !== 'article') return true;
  if (isDraft(target)) return false;
  const published = new Date(target.document.data.publishedAt);
  return (
    published <= now ||
    (from.kind === 'article' && published <= new Date(from.document.data.publishedAt))
  );
}

function suggest(known: ReadonlySet<string> | undefined): string {
  const headings = [...(known ?? [])]
    .filter((id) => !/^(?:citation|reference|term|letter)-/.test(id))
    .map((id) => `#${id}`);
  if (headings.length === 0) return 'link to the page itself';
  return `it has ${headings.slice(0, 6).join(', ')}${headings.length > 6 ? ' and more' : ''}`;
}

/** Returns the ids in a text's page; undefined if it cannot be rendered, which reading it reports. */
const toAnchors = memoiseByDocument('anchors', ({ text }): ReadonlySet<string> | undefined => {
  if (text.problems.length > 0) return undefined;
  const { value: page } = attempt(() => toArticleTree(text.tree, resolvers));
  if (!page) return undefined;
  const ids = page.citedKeys.map((_, index) => toReferenceId(index + 1));
  visit(page.tree, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return new Set(page.citedKeys.length > 0 ? [...ids, 'references'] : ids);
});

const VAGUE = /^(?:here|link|this|read more|click here|)$/i;
const BLANK = /\{[^{}]*\}/;

/** Reports links whose words do not say what they link to. */
export function findVagueLinks({ document }: ContentText): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(document.text.tree, 'link', (link) => {
    const words = toPlainText(link).trim();
    if (!VAGUE.test(words)) return;
    const message = `the link "${words}" does not say where it leads; name the page in its words`;
    problems.push(document.problemOn(link, message));
  });
  return problems;
}

/** Reports unfilled blanks of the skeleton that `npm run new-post` writes. */
export function findOpenBlanks(article: Article): ContentProblem[] {
  return linesOf(article).flatMap(({ line, text }) => {
    const blank = BLANK.exec(text)?.[0];
    if (!blank) return [];
    const message = `the blank ${blank} is open; write what it asks for`;
    return [article.document.problemAt(line, message)];
  });
}
