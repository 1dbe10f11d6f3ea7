import { toHtml } from 'hast-util-to-html';
import { beforeAll, expect, test } from 'vitest';
import { ContentError } from '@/lib/content/content-error';
import { toCitedPage, toCitedText } from '@/lib/glossary/cited-text';
import { toDocument } from '@/tests/fixtures/article-html';
import { reference, writeContentDirectory } from '@/tests/fixtures/content-directory';

beforeAll(() => writeContentDirectory({}));

test('a text with citations ends with its references, the last entry of its contents', () => {
  const { tree, sections } = toCitedText(toDocument(`# One\n\nSeen.[@${reference.id}]`));
  expect(sections.map(({ text }) => text)).toEqual(['One', 'References']);
  expect(toHtml(tree)).toMatch(/<h2 id="references">References<\/h2>.*Doe AB/s);
});

test('a text without citations has no list of references', () => {
  const { tree, sections } = toCitedText(toDocument('# One\n\nPlain.'));
  expect(sections.map(({ text }) => text)).toEqual(['One']);
  expect(toHtml(tree)).not.toContain('References');
});

test('a citation without a record throws', () => {
  expect(() => toCitedText(toDocument('Seen.[@gone]'))).toThrow(ContentError);
});

test('a mistake in the markup throws an error with its line', () => {
  expect(() => toCitedText(toDocument('One.\n\n> [!NOTE]'))).toThrow(
    'content/posts/a-post.md:3: unknown callout "[!NOTE]"',
  );
});

test('a page’s takeaways are its opening, apart from the rest, and either may be empty', () => {
  const takeaways = '> [!TAKEAWAYS]\n> - One.';
  const page = toCitedPage(toDocument(`${takeaways}\n\nPlain.\n\n> [!SAFETY]\n> Two.`));
  expect(page.opening).toContain('One.');
  expect(page.html).toMatch(/^<p>Plain.*Two\./s);
  expect(toCitedPage(toDocument(takeaways))).toMatchObject({ html: '' });
  expect(toCitedPage(toDocument('Plain.'))).toMatchObject({ opening: '', html: '<p>Plain.</p>' });
});
