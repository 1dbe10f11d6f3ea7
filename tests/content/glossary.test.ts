import { describe, expect, test } from 'vitest';
import { findTerm, getTerms } from '@/lib/glossary/glossary';
import { toTermAnchor } from '@/lib/glossary/glossary-terms';

const terms = getTerms();
const names = terms.map(({ term }) => term);

test('there are 120 terms or more', () => {
  expect(terms.length).toBeGreaterThanOrEqual(120);
});

test('terms are in alphabetical order', () => {
  const toKey = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  const misplaced = names.flatMap((name, index) => {
    const before = names[index - 1] ?? '';
    return toKey(before) < toKey(name) ? [] : [`"${before}" stands before "${name}"`];
  });
  expect(misplaced, 'content/glossary.yaml').toEqual([]);
});

test('no two terms share an anchor, and no anchor is an id of the page itself', () => {
  const anchors = names.map(toTermAnchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((anchor) => /^letter-.$|^main$/.test(anchor))).toEqual([]);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('no name or alias belongs to two terms', () => {
  const all = terms.flatMap(({ term, aliases = [] }) => [term, ...aliases]);
  const lower = all.map((name) => name.toLowerCase());
  expect(lower.filter((name, index) => lower.indexOf(name) !== index)).toEqual([]);
  for (const { term, aliases = [] } of terms) {
    for (const alias of aliases) expect(findTerm(alias)?.term).toBe(term);
  }
});

describe.each(terms)('$term', ({ term, definition, seeAlso = [] }) => {
  test('is explained in one to three sentences that end with a full stop', () => {
    expect(definition).toMatch(/^[A-Z].*\.$/);
    const sentences = definition.split(/[.?] (?=[A-Z])/);
    expect(sentences.length).toBeLessThanOrEqual(3);
    expect(definition.length).toBeLessThanOrEqual(240);
  });

  test('points to other terms that exist', () => {
    for (const name of seeAlso) expect(names).toContain(name);
    expect(seeAlso).not.toContain(term);
  });
});
