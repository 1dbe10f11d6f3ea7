import { toHtml } from 'hast-util-to-html';
import { toArticleTree } from '@/lib/markdown/article-tree';

/** The HTML of an article's text, without the white space between its blocks. */
export function html(markdown: string): string {
  return toHtml(toArticleTree(markdown).tree)
    .replace(/>\n\s*</g, '><')
    .trim();
}

/** The text of an article as a reader sees it. */
export function plain(markdown: string): string {
  return html(markdown).replace(/<[^>]*>/g, '');
}
