import { expect, test } from 'vitest';
import { parseText } from '@/lib/markdown/parse-text';
import { toSentences, toStatements } from '@/lib/markdown/statements';

const statementsOf = (markdown: string) => toStatements(parseText(markdown).tree);
const cited = (markdown: string) => statementsOf(markdown).map(({ text, keys }) => [text, keys]);

test('a citation belongs to the sentence that it is in or follows', () => {
  expect(cited('It held in 81.[@a] It *did* not in 6 [@b; @c]. In 5. [@d] Then 4.')).toEqual([
    ['It held in 81.', ['a']],
    ['It did not in 6 .', ['b', 'c']],
    ['In 5.', ['d']],
    ['Then 4.', []],
  ]);
});

test('each line is a paragraph, and has its line number in the file', () => {
  expect(
    statementsOf('One.\nTwo.\n\n- Three. Four.').map(({ line, kind }) => [line, kind]),
  ).toEqual([
    [1, 'sentence'],
    [2, 'sentence'],
    [4, 'item'],
    [4, 'item'],
  ]);
});

test('a decimal point or an abbreviation does not end a sentence', () => {
  expect(toSentences('It fell by 6.5 mg, e.g. in men vs. women. “Why?” No. 5 men left.')).toEqual([
    'It fell by 6.5 mg, e.g. in men vs. women.',
    '“Why?”',
    'No. 5 men left.',
  ]);
});

test('a row is one statement with all citations of its cells; so is the caption', () => {
  expect(cited('Table: Doses.[@t]\n\n| a | b |\n| - | - |\n| 5 mg. So[@k] | 6 `7`[@l] |')).toEqual([
    ['Doses.', ['t']],
    ['a | b', []],
    ['5 mg. So | 6', ['k', 'l']],
  ]);
});

test('a row without citations uses those of the caption and head of its own table', () => {
  const table = '| a[@h] | b |\n| - | - |\n| 5 | 6 |\n| 7[@k] | 8 |';
  const text = `Table: Doses.[@t]\n\n${table}\n\n| c | d |\n| - | - |\n| 9 | 10 |`;
  expect(statementsOf(text).map(({ closingKeys }) => closingKeys)).toEqual([
    ['t'],
    ['h'],
    ['t', 'h'],
    ['k'],
    [],
    [],
  ]);
});

test('arithmetic is left out of the text, with its index after its number', () => {
  const [statement] = statementsOf('About 13.5% [= 81 / 6] left.[@a]');
  expect(statement?.text).toBe('About 13.5%  left.');
  expect(statement?.sums).toEqual([{ sum: '81 / 6', index: 11 }]);
  expect(statement?.text.slice(0, 11)).toBe('About 13.5%');
});

test('a statement has its headings and its callout', () => {
  const text = '# One\n\nA.\n\n## Two\n\nB.\n\n# Three\n\n> [!EXAMPLE]\n> C.\n> - D.';
  expect(
    statementsOf(text).map(({ text: words, headings, callout }) => [words, headings, callout]),
  ).toEqual([
    ['A.', ['One'], undefined],
    ['B.', ['One', 'Two'], undefined],
    ['C.', ['Three'], 'EXAMPLE'],
    ['D.', ['Three'], 'EXAMPLE'],
  ]);
});
