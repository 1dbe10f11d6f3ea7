import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { ContentError, formatProblem, toProblems } from '@/lib/content/content-error';
import { parseJson, toLineFinder, withLines } from '@/lib/content/json-file';
import { writeContentDirectory } from '../../../fixtures/content-directory';

const SOURCE = `[
  {
    "id": "doe-2021.weight",
    "reference": "doe-2021",
    "arms": [
      { "name": "a", "n": 10 },
      { "name": "b",
        "n": 0 }
    ]
  },
  {
    "id": "doe-2021",
    "title": "[a title"
  }
]
`;

const problemsIn = (source: string) => toProblems(() => parseJson('content/x.json', source));

test.each([
  ['doe-2021.weight', 2],
  ['doe-2021.weight.reference', 4],
  ['doe-2021.weight.arms.1.n', 8],
  ['doe-2021.weight.arms.1.n, name', 8],
  ['doe-2021.weight.seen.url', 2],
  ['doe-2021', 11],
  ['doe-2021.title', 13],
  ['roe-2020', undefined],
  ['entry 3', undefined],
])('"%s" is on line %s', (field, line) => {
  expect(toLineFinder(SOURCE)(field)).toBe(line);
});

test('an entry without a name is found by its number', () => {
  const find = toLineFinder('[\n{"id": "a"},\n{"di": "b"}\n]');
  expect([find('entry 2.id'), find('entry 2')]).toEqual([3, 3]);
});

test('a file that holds one record is searched from its top level', () => {
  expect(toLineFinder('{\n "a": {\n  "b": [1,\n   2] } }')('a.b.1')).toBe(4);
});

test.each([
  ['[\n {"a": 1}\n {"b": 2}\n]', 3, 'a comma is missing'],
  ['[\n {"a": 1,\n }\n]', 3, 'a name in double quotes is expected; or a comma is too many'],
  ['[\n {"a" 1}\n]', 2, 'a colon is missing'],
  ['[1,\n]', 2, 'a value is expected; or a comma is too many'],
  ['[\n{"a": 1}\n', 3, 'a closing ] is missing'],
  ['[\n{"a": "x}\n]', 2, 'a double quote is missing'],
  ['[]\n,', 2, 'nothing may follow'],
  ['[\n// a note\n]', 2, 'comments are no part of JSON'],
  ['', 1, 'a value is expected'],
])('%j is not JSON: line %i, %s', (source, line, remedy) => {
  const [problem] = problemsIn(source);
  expect(problem).toMatchObject({ file: 'content/x.json', line });
  expect(problem?.message).toContain(remedy);
});

test('a file of forty million characters is refused before it is parsed', () => {
  const [problem] = problemsIn(' '.repeat(40_000_001));
  expect(problem?.message).toMatch(/^holds more than 40000000 characters; /);
});

test('problems get line numbers; those without a field or with a line are unchanged', () => {
  onTestFinished(writeContentDirectory({}, SOURCE));
  const problems = [
    { file: 'content/references.json', field: 'doe-2021.title', message: 'is odd' },
    { file: 'content/references.json', message: 'is odd' },
    { file: 'content/posts/a.md', line: 3, field: 'title', message: 'is odd' },
  ];
  const throws = () =>
    withLines(() => {
      throw new ContentError(problems);
    });
  expect(toProblems(throws).map(formatProblem)).toEqual([
    'content/references.json:13: doe-2021.title: is odd',
    'content/references.json: is odd',
    'content/posts/a.md:3: title: is odd',
  ]);
});

test('any text parses to a value, or gives problems with a line and a remedy', () => {
  const piece = fc.constantFrom(
    ...'[]{},:"\\\n 0eE-+.tfn/*#\0é',
    'true',
    'null',
    '"a"',
    '__proto__',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      for (const problem of problemsIn(pieces.join(''))) {
        expect(problem.line).toBeGreaterThan(0);
        expect(problem.message).toMatch(/^not valid JSON: \w/);
      }
    }),
    { seed: 20_261_122, numRuns: 3000 },
  );
});
