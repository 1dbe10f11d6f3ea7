import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
import { toReadingLevels, toReport } from '@/lib/editorial/rules/report';
import { findUncitedAmounts } from '@/lib/editorial/rules/uncited-amounts';
import { toReadingGrade } from '@/lib/text/reading-grade';
import { articleSource, makeCorpus } from '@/tests/fixtures/corpus';

/** The amounts without a source in an article of this text; its first line is line 9. */
function findIn(body: string): string[] {
  const corpus = makeCorpus({ 'posts/bad.md': articleSource({}, body) });
  return findUncitedAmounts(corpus)
    .map(formatProblem)
    .filter((line) => line.startsWith('content/posts/bad.md'));
}

test.each([
  ['They took 2.4 mg.', '2.4 mg'],
  ['A share of 12% fell ill.', '12%'],
  ['It is gone in 30 minutes.', '30 minutes'],
  ['A vial of 5 mg/mL.', '5 mg/mL'],
  ['- They took 1,000 mcg.', '1,000 mcg'],
  ['Cited.[@one-2021]\n\nThey took 5 mg.\n\n- They took 6 mg.', '5 mg'],
])('%j states an amount without a source', (body, amount) => {
  expect(findIn(body)[0]).toMatch(/^content\/posts\/bad\.md:\d+: /);
  expect(findIn(body)[0]).toContain(`: ${amount}`);
});

test.each([
  ['a cited paragraph', 'They took 5 mg.[@one-2021]'],
  ['a list below a cited paragraph', 'They took:[@one-2021]\n\n- 5 mg\n- 6 mg'],
  ['a table and its caption', 'Table: Doses of 5 mg\n\n| A |\n| --- |\n| 5 mg |'],
  ['a callout', '> [!SAFETY]\n> Keep it below 8 days.'],
  [
    'a worked example by its heading',
    '# A worked example\n\nTake 5 mg.\n\n## Its sum\n\nTake 6 mg.',
  ],
  ['a worked example by its words', 'Suppose a vial of 5 mg:\n\n1. Add 2 mL.'],
  ['numbers without a unit', 'In 2024, 31 people took part in trial NCT01 with BPC-157.'],
])('%s needs no source', (_, body) => {
  expect(findIn(body)).toEqual([]);
});

test('a worked example ends with its section', () => {
  expect(findIn('## An example\n\nTake 5 mg.\n\n# After it\n\nThey took 6 mg.')).toEqual([
    'content/posts/bad.md:15: 6 mg',
  ]);
});

test('the reading grade is that of the Flesch-Kincaid formula', () => {
  // 6 words in 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 - 15.59.
  expect(toReadingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
  // 4 words, 1 sentence, 16 syllables.
  const hard = toReadingGrade('Immunogenicity complicates pharmacological administration.');
  expect(hard).toBeGreaterThan(20);
  expect(toReadingGrade('5 + 5')).toBe(0);
});

test('reading levels stand hardest first, without drafts, with the median between the middle two', () => {
  const hard = articleSource({}, 'Immunogenicity complicates pharmacological administration.\n');
  const { levels, median } = toReadingLevels(
    makeCorpus({
      'posts/hard.md': hard,
      'posts/easy.md': articleSource({}, 'The cat sat on the mat.\n'),
      'posts/other.md': articleSource({}, 'The dog sat on the mat, and the cat sat on the dog.\n'),
      'posts/draft.md': articleSource({ draft: 'true' }, 'The cat sat.\n'),
    }),
  );
  expect(levels.map(({ file }) => file)).toEqual([
    'content/posts/hard.md',
    'content/posts/other.md',
    'content/posts/good.md',
    'content/posts/easy.md',
  ]);
  expect(median).toBeCloseTo(((levels[1]?.grade ?? 0) + (levels[2]?.grade ?? 0)) / 2);
});

test('the report names drafts, amounts, lengths and reading levels, each with what to do', () => {
  const corpus = makeCorpus({ 'posts/bad.md': articleSource({}, 'They took 5 mg.\n') });
  const draft = { file: 'content/posts/draft.md', line: 3, message: 'has 9 characters' };
  const report = toReport(corpus, [draft]);
  expect(report).toContain('  content/posts/draft.md:3: has 9 characters\n');
  expect(report).toContain('  content/posts/bad.md:9: 5 mg\n');
  expect(report).toContain('  content/posts/bad.md: 4 words\n');
  expect(report).toMatch(/Reading level \(Flesch-Kincaid grade\), median -?\d+\.\d/);
  expect(report).toMatch(/add the \[@key\] they rest on/);
});

test('an empty corpus has nothing to report', () => {
  expect(toReport({ ...makeCorpus(), texts: [] }, [])).toBe('');
});
