// @vitest-environment happy-dom
import fc from 'fast-check';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import type { ArticleTree } from '@/lib/markdown/article-tree';
import { parseText } from '@/lib/markdown/parse-text';
import { renderFeedHtml, renderPageHtml } from '@/lib/markdown/render';
import { toTree } from '@/tests/fixtures/article-html';
import { postSource } from '../../../fixtures/content-directory';
import { hostileExercise, hostileMarkdown } from '../../../fixtures/hostile-markdown';
import { parsePost } from '../../../fixtures/parse-post';

const SEED = 20_260_314;

/** Allowed elements: those of Markdown, and of our callouts, citations and definitions. */
const ELEMENTS =
  /^(?:a|blockquote|br|button|caption|code|del|details|div|em|h[2-6]|hr|img|input|li|ol|p|path|pre|section|span|strong|summary|sup|svg|table|tbody|td|th|thead|tr|ul)$/;

/** Allowed attributes, besides those that begin with aria- or data-. */
const ATTRIBUTES =
  /^(?:align|alt|checked|class|d|disabled|dir|fill|height|href|id|popover|popovertarget|role|src|start|stroke|stroke-linecap|stroke-linejoin|stroke-width|tabindex|title|type|viewbox|width|xmlns)$/i;

/** Allowed elements and forbidden attributes of an exercise's drawing. */
const DRAWN = /^(?:circle|g|line|path|rect|svg|text|tspan)$/;
const NOT_DRAWN = /^on|href$|^(?:src|id)$/i;

const WEB = /^(?:https?|mailto):/;

/** Lists the elements, attributes, URLs and ids in HTML that are not allowed. */
function findActive(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const isDrawn = element.closest('section[data-exercise] svg') !== null;
    const wrong = (isDrawn ? DRAWN : ELEMENTS).test(tag) ? [] : [`<${tag}>`];
    for (const { name, value } of element.attributes) {
      if (isDrawn && !NOT_DRAWN.test(name)) continue;
      if (!ATTRIBUTES.test(name) && !/^(?:aria|data)-/.test(name)) wrong.push(`${tag} ${name}`);
      if (/^(?:href|src)$/.test(name) && !isPassive(value)) wrong.push(`${tag} ${name}=${value}`);
      if (name === 'id' && /^_|^(?:main|references)$/.test(value)) {
        wrong.push(`id ${value}`);
      }
    }
    return wrong;
  });
}

/** Parses like a browser: drops control characters and blanks around it and line ends in it. */
function isPassive(address: string): boolean {
  const url = URL.parse(address, 'https://here.example/blog/a');
  return url === null || WEB.test(url.protocol);
}

function toHtmls({ tree }: ArticleTree): string[] {
  return [toHtml(tree), renderFeedHtml(tree, 'https://example.org/blog/a'), renderPageHtml(tree)];
}

test('any Markdown is refused with its file, or renders without active content', () => {
  let rendered = 0;
  fc.assert(
    fc.property(hostileMarkdown, (markdown) => {
      const post = parsePost('a-post.md', postSource({}, markdown));
      if (Array.isArray(post)) {
        for (const { file, message } of post) {
          expect(file).toBe('content/posts/a-post.md');
          expect(message).not.toBe('');
        }
        return;
      }
      rendered += 1;
      const article = toTree(post.post.document.body);
      for (const html of toHtmls(article)) expect(findActive(html)).toEqual([]);
      const ids = [...toHtml(article.tree).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { seed: SEED, numRuns: 350 },
  );
  // If nearly all were refused, the test would prove nothing.
  expect(rendered).toBeGreaterThan(40);
});

test('unvalidated Markdown renders without active content too', () => {
  fc.assert(
    fc.property(hostileMarkdown, (markdown) => {
      for (const html of toHtmls(toTree(markdown))) expect(findActive(html)).toEqual([]);
    }),
    { seed: SEED + 1, numRuns: 80 },
  );
});

test('any exercise is refused with its line if invalid, and renders without active content', () => {
  let refused = 0;
  fc.assert(
    fc.property(hostileExercise, hostileExercise, (first, second) => {
      const text = `${first}\n\n${second}\n`;
      const { problems } = parseText(text);
      refused += problems.length > 0 ? 1 : 0;
      for (const { line, message } of problems) {
        expect(line).toBeGreaterThan(0);
        expect(message).not.toMatch(/undefined|NaN|\[object|^exercise: $/);
      }
      // A refused exercise is still rendered in its author's preview.
      for (const html of toHtmls(toTree(text))) expect(findActive(html)).toEqual([]);
    }),
    { seed: SEED + 2, numRuns: 80 },
  );
  expect(refused).toBeGreaterThan(20);
});
