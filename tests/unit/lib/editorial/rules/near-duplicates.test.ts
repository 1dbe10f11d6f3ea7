import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
import { findNearDuplicates } from '@/lib/editorial/rules/near-duplicates';
import { lessonSource } from '@/tests/fixtures/content-directory';
import { articleSource, makeCorpus } from '@/tests/fixtures/corpus';

const paragraph =
  'A vial that has been mixed is kept in the refrigerator, and whoever draws from it first writes the day on the label, because nobody remembers it later.';

/** The problems found in articles of one paragraph each, named a.md, b.md and so on. */
function findIn(...paragraphs: string[]): string[] {
  const files = paragraphs.map((text, index) => [
    `posts/${index < 26 ? String.fromCharCode(97 + index) : index}.md`,
    articleSource({}, `${text}\n`),
  ]);
  return findNearDuplicates(makeCorpus(Object.fromEntries(files))).map(formatProblem);
}

test('a copied paragraph is reported once, with the place where it was first used', () => {
  expect(findIn(paragraph, paragraph)).toEqual([
    'content/posts/b.md:9: shares 100% of its wording with content/posts/a.md:9; say it in other words, or link to it there',
  ]);
});

test('a lesson may not repeat an article, nor another lesson', () => {
  const found = findNearDuplicates(
    makeCorpus({
      'posts/a.md': articleSource({}, `${paragraph}\n`),
      'education/safety/1-a.md': lessonSource({}, `${paragraph}\n`),
      'education/methods/1-b.md': lessonSource({}, `${paragraph}\n`),
    }),
  );
  expect(found.map(({ file }) => file)).toEqual([
    'content/education/safety/1-a.md',
    'content/education/methods/1-b.md',
  ]);
});

test('two changed words of 28, other citations and other markup hide no copy', () => {
  const changed = paragraph.replace('refrigerator', 'fridge').replace('nobody', 'no one');
  expect(findIn(paragraph, `- **${changed}**[@one-2021]`)).toMatchObject([
    expect.stringContaining('wording with content/posts/a.md:9'),
  ]);
});

test('the same facts in other words are not a copy', () => {
  const own =
    'Once there is liquid in a vial, cold slows its decay. Note when you mixed it: in two weeks you will not be able to say, and the label is the one place where everyone looks.';
  expect(findIn(paragraph, own)).toEqual([]);
});

test('short paragraphs, headings, tables and the same article may repeat themselves', () => {
  expect(findIn('This is not medical advice.', 'This is not medical advice.')).toEqual([]);
  expect(findIn(`# ${paragraph}`, `# ${paragraph}`)).toEqual([]);
  expect(findIn(`| ${paragraph} |\n| - |`, `| ${paragraph} |\n| - |`)).toEqual([]);
  expect(findIn(`${paragraph}\n\n${paragraph}`)).toEqual([]);
});

test('a paragraph used in fifty articles is reported in forty-nine', () => {
  expect(findIn(...Array.from({ length: 50 }, () => paragraph)).length).toBe(49);
});

test('the index finds exactly the copies that comparing all pairs finds', () => {
  const word = fc.constantFrom(...'abcdef'.split(''));
  const text = fc.array(word, { minLength: 20, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 8 }), (texts) => {
      const found = new Set(
        findIn(...texts.map((words) => words.join(' '))).map((line) => line.slice(0, 18)),
      );
      const sets = texts.map(
        (words) => new Set(words.slice(2).map((_, start) => words.slice(start, start + 3).join())),
      );
      const toSimilarity = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
        const shared = [...a].filter((run) => b.has(run)).length;
        return shared / (a.size + b.size - shared);
      };
      // Texts are compared only with originals, so copies already found are left out here too.
      const originals: number[] = [];
      sets.forEach((set, index) => {
        const name = `content/posts/${String.fromCharCode(97 + index)}.md`;
        const isCopy = originals.some((at) => toSimilarity(set, sets[at] ?? set) >= 0.5);
        expect(found.has(name), name).toBe(isCopy);
        if (!isCopy) originals.push(index);
      });
    }),
    { numRuns: 100 },
  );
});
