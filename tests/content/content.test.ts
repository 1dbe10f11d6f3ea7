import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { articlesOf } from '@/lib/editorial/rules/corpus';
import { toHeadingLevel } from '@/lib/editorial/rules/headings';
import { findLinks } from '@/lib/editorial/rules/links';
import { countWords, WORDS } from '@/lib/editorial/rules/measures';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { readAddresses } from '../fixtures/routes';
import { articles } from './articles';

const corpus = readCorpus();
const addresses = await readAddresses();

test('there are ten articles or more, some of them featured', () => {
  expect(articles.length).toBeGreaterThanOrEqual(10);
  expect(articles.some(({ featured }) => featured)).toBe(true);
});

test('nine of ten articles are of the length that is asked for', () => {
  const counts = articlesOf(corpus).map(countWords);
  const fitting = counts.filter((words) => words >= WORDS.least && words <= WORDS.most);
  expect(fitting.length / counts.length).toBeGreaterThanOrEqual(0.9);
});

test.each(rules)('$name', (rule) => {
  expect(applyRules(corpus, [rule]).problems.map(formatProblem)).toEqual([]);
});

test('the rules look at every text, and know the addresses that the app serves', () => {
  const known = [...corpus.otherPaths, ...corpus.texts.map(({ path }) => path)];
  const published = new Set(articles.map(({ slug }) => `/blog/${slug}`));
  const expected = known.filter((path) => !path.startsWith('/blog/') || published.has(path));
  expect(expected.filter((path) => !addresses.has(path))).toEqual([]);
  const linked = [...addresses].filter((path) =>
    /^\/(?:blog|education|guides|resources|peptides)\b/.test(path),
  );
  const others = linked.filter((path) => !known.includes(path));
  // The pages of unknown addresses are nobody's to link to, and drawings are no pages.
  expect(others.filter((path) => !/\/unknown$|\.(?:svg|json)$|\/papers\/\d+$/.test(path))).toEqual(
    [],
  );
});

/** What the parser makes of a text, against which the rules' faster reading of lines is held. */
describe.each(corpus.texts)('the rules read $file as the parser does', ({ body, lines }) => {
  const hrefs: string[] = [];
  const headings: string[] = [];
  visit(toArticleTree(body).tree, 'element', (node) => {
    const href = String(node.properties.href ?? '');
    if (/^h[1-6]$/.test(node.tagName)) headings.push(`${node.tagName} ${toText(node)}`);
    // Links that the site itself makes: to references, headings and definitions.
    else if (href && !/^#|^\/resources\/glossary#/.test(href)) hrefs.push(href);
  });

  test('its links', () => {
    const found = lines.flatMap(({ text }) => findLinks(text));
    expect(hrefs.filter((href) => !found.includes(href))).toEqual([]);
  });

  test('its headings', () => {
    const levels = lines.flatMap(({ text }) => toHeadingLevel(text) ?? []);
    expect(levels.map((level) => `h${level + 1}`)).toEqual(
      headings.map((text) => text.slice(0, 2)),
    );
  });
});
