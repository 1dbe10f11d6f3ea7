import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { getReferences } from '@/lib/content/references';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { toPeptideCitations } from '@/lib/peptides/citations';
import { getPeptides } from '@/lib/peptides/peptides';
import { getResourceKeys } from '@/lib/resources/cited-keys';
import { readAddresses } from '../fixtures/routes';
import { articles, readableText } from './articles';
import { learnTexts } from './learn-texts';
import { misreadForms, toWords } from './writing-rules';

const addresses = await readAddresses();
const bySlug = articles.map((post) => ({ ...post, ...toArticleTree(post.content) }));

function elementsOf({ tree }: (typeof bySlug)[number], isWanted: (node: Element) => boolean) {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (isWanted(node)) found.push(node);
  });
  return found;
}

test('there are ten articles or more, some of them featured', () => {
  expect(articles.length).toBeGreaterThanOrEqual(10);
  expect(articles.some(({ featured }) => featured)).toBe(true);
});

test.each(['title', 'description'] as const)('no two articles share a %s', (field) => {
  const values = articles.map((post) => post[field].toLowerCase());
  expect(new Set(values).size).toBe(values.length);
});

test('every reference of the bibliography is cited by an article, a lesson, a guide, a page, a peptide or a resource', () => {
  const texts = [...bySlug, ...learnTexts.map(({ content }) => toArticleTree(content))];
  const cited = new Set([
    ...texts.flatMap(({ citedKeys }) => citedKeys),
    ...getPeptides().flatMap((peptide) => toPeptideCitations(peptide).keys),
    ...getResourceKeys(),
  ]);
  expect([...getReferences().keys()].filter((key) => !cited.has(key))).toEqual([]);
});

test('no two references are the same publication', () => {
  for (const field of ['DOI', 'PMID'] as const) {
    const values = [...getReferences().values()].flatMap(
      (reference) => reference[field]?.toLowerCase() ?? [],
    );
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

describe.each(bySlug)('$slug', (article) => {
  test('has a title and a description of a length that search results show', () => {
    expect(article.title.length).toBeGreaterThanOrEqual(15);
    expect(article.title.length).toBeLessThanOrEqual(70);
    expect(article.description.length).toBeGreaterThanOrEqual(70);
    expect(article.description.length).toBeLessThanOrEqual(160);
  });

  test('has at least 900 words', () => {
    expect(toWords(readableText(article.content)).length).toBeGreaterThanOrEqual(900);
  });

  test('cites at least four publications', () => {
    expect(article.citedKeys.length).toBeGreaterThanOrEqual(4);
  });

  test('has exactly three takeaways', () => {
    const blocks = article.content.split(/^> \[!TAKEAWAYS\]$/m).slice(1);
    expect(blocks).toHaveLength(1);
    const quote = /^\n((?:>.*\n?)+)/.exec(blocks[0] ?? '')?.[1] ?? '';
    expect(quote.match(/^> - /gm)).toHaveLength(3);
  });

  test('names no heading level without the one above it', () => {
    const levels = elementsOf(article, ({ tagName }) => /^h[1-6]$/.test(tagName)).map(
      ({ tagName }) => Number(tagName.slice(1)),
    );
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(levels.length).toBeGreaterThan(2);
    expect(jumps).toEqual([]);
  });

  test('links only to pages that exist, or to https', () => {
    const ids = elementsOf(article, ({ properties }) => typeof properties.id === 'string').map(
      ({ properties }) => properties.id,
    );
    // The list of references is set below the text, one entry a cited key.
    const references = article.citedKeys.map((_, index) => `reference-${index + 1}`);
    const dead = elementsOf(article, ({ tagName }) => tagName === 'a')
      .map(({ properties }) => String(properties.href))
      .filter((href) => {
        if (href.startsWith('#')) return ![...ids, ...references].includes(href.slice(1));
        return href.startsWith('/')
          ? !addresses.has(new URL(href, 'http://localhost').pathname)
          : !href.startsWith('https://');
      });
    expect(dead).toEqual([]);
  });

  test('gives every link words of its own', () => {
    const vague = elementsOf(article, ({ tagName }) => tagName === 'a')
      .map((node) => toText(node).trim().toLowerCase())
      .filter((text) => ['', 'here', 'link', 'this', 'read more', 'click here'].includes(text));
    expect(vague).toEqual([]);
  });

  test.each(misreadForms)('is free of %s', (_, form) => {
    const text = [article.title, article.description, readableText(article.content)].join('\n');
    expect(text.split('\n').filter((line) => form.test(line))).toEqual([]);
  });

  test('was not updated before it was published', () => {
    expect((article.updatedAt ?? article.publishedAt) >= article.publishedAt).toBe(true);
  });

  test('is by a desk of the academy', () => {
    expect(article.author).toMatch(/^Amide /);
  });
});
