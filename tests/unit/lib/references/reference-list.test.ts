import type { Element } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { drawReferenceList } from '@/lib/references/reference-list';
import { getReferences } from '@/lib/references/references';

const references = [...getReferences().values()].slice(0, 3);
const describe = () => ({ line: 'Randomised trial, 12 people', noun: 'study' });

function elementsOf(list: Element[], tagName: string): Element[] {
  const found: Element[] = [];
  visit({ type: 'root', children: list }, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

test('each study’s line links to the page of its paper, with a unique aria-label', () => {
  const list = drawReferenceList(references, describe);
  const [first] = elementsOf(list, 'li');
  expect(first && toText(first)).toContain('Randomised trial, 12 people. About this study');
  const links = elementsOf(list, 'a').filter((node) => toText(node) === 'About this study');
  expect(links.map(({ properties }) => properties.href)).toEqual(
    references.map(({ id }) => `/resources/papers/${id}`),
  );
  expect(new Set(links.map(({ properties }) => properties.ariaLabel)).size).toBe(3);
});

test('with isShort, a reference is its title, linked to its page, and its study', () => {
  const [first] = elementsOf(drawReferenceList(references, describe, { isShort: true }), 'li');
  const [title] = first ? elementsOf([first], 'a') : [];
  expect(title?.properties.href).toBe(`/resources/papers/${references[0]?.id}`);
  expect(title && toText(title)).toBe(references[0]?.title);
  expect(first && toText(first)).toMatch(/Randomised trial, 12 people\.$/);
  const undated = references.slice(0, 1).map((one) => ({ ...one, issued: undefined }));
  const list = drawReferenceList(undated, describe, { isShort: true });
  expect(list.map((node) => toText(node)).join(' ')).toMatch(/ n\.d\. (?!\.)/);
});

test('the close link of a reference targets itself, so that the page does not scroll', () => {
  const [close] = elementsOf(drawReferenceList(references, describe), 'a').filter(
    (node) => toText(node) === 'Close',
  );
  expect(close?.properties.href).toBe(`#${close?.properties.id}`);
});

test('without references there is no section', () => {
  expect(drawReferenceList([], describe)).toEqual([]);
});
