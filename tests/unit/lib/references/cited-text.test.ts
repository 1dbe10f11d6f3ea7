import { toHtml } from 'hast-util-to-html';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentError } from '@/lib/content/content-error';
import { toCitedText } from '@/lib/glossary/cited-text';
import { reference, writeContentDirectory } from '@/tests/fixtures/content-directory';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({});
});
afterAll(() => removeContent());

test('a text with citations ends with its references, which its contents name last', () => {
  const { tree, sections } = toCitedText(`# One\n\nSeen.[@${reference.id}]`);
  expect(sections.map(({ text }) => text)).toEqual(['One', 'References']);
  expect(toHtml(tree)).toMatch(/<h2 id="references">References<\/h2>.*Doe AB/s);
});

test('a text without citations has no list of references', () => {
  const { tree, sections } = toCitedText('# One\n\nPlain.');
  expect(sections.map(({ text }) => text)).toEqual(['One']);
  expect(toHtml(tree)).not.toContain('References');
});

test('a citation without a record throws', () => {
  expect(() => toCitedText('Seen.[@gone]')).toThrow(ContentError);
});
