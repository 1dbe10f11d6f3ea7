import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formatProblem, toProblems } from '@/lib/content/content-error';
import { defineFolder, defineList, defineRecord } from '@/lib/content/records';
import { fields, words } from '@/lib/text/record-fields';
import { type Folder, makeFolder } from '@/tests/fixtures/folder';

let write: Folder['write'];

beforeEach(() => {
  const folder = makeFolder();
  write = folder.write;
  vi.stubEnv('CONTENT_DIR', folder.path);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const term = fields({
  term: words,
  definition: words,
  level: z.literal([1, 2]).optional(),
  source: z.union([fields({ url: words }), fields({ book: words, page: z.int() })]).optional(),
});
const terms = () => defineList('terms.yaml', term, 'term');
const tell = (records: { get: () => unknown }) => toProblems(records.get).map(formatProblem);

const GOOD = `# What editors need
- term: Agonist
  definition: >-
    A molecule that binds to a receptor
    and switches it on.
- term: Dose
  definition: 'An amount: so much'
  level: 2
`;

test('a list is parsed by its schema, with folded text as one paragraph', () => {
  write('terms.yaml', GOOD);
  expect(terms().get()).toEqual([
    { term: 'Agonist', definition: 'A molecule that binds to a receptor and switches it on.' },
    { term: 'Dose', definition: 'An amount: so much', level: 2 },
  ]);
});

test('a list split into several files is read as one, in the order of file names', () => {
  write('terms/b.yaml', '- {term: B, definition: b}');
  write('terms/a.yaml', '- {term: A, definition: a}\n- {term: C, definition: c}');
  write('terms/notes.txt', 'none of them');
  // Emacs marks an unsaved file like this; macOS leaves such files on foreign disks.
  write('terms/.#a.yaml', 'nor this');
  const names = defineList('terms/*.yaml', term, 'term').get();
  expect(names.map((each) => each.term)).toEqual(['A', 'C', 'B']);
});

test('a record of a folder has the name of its file as slug', () => {
  write('terms/dose.yaml', 'term: Dose\ndefinition: An amount');
  const records = defineFolder('terms', term);
  expect(records.get()).toEqual([{ slug: 'dose', term: 'Dose', definition: 'An amount' }]);
  expect(records.problemAt('dose', 'is short', { field: 'definition' })).toEqual({
    file: 'content/terms/dose.yaml',
    line: 2,
    column: 1,
    field: 'dose.definition',
    message: 'is short',
  });
});

test('all faults of all records are reported at once, with line, column and remedy', () => {
  write(
    'terms.yaml',
    `- term: Agonist
  defintion: A molecule
- term: Dose
  definition: 10
  level: 3
- definition: Nameless
- term: Dose
  definition: >-
    Two

    paragraphs
  source:
    book: A book
    page: ten
`,
  );
  expect(tell(terms())).toEqual([
    'content/terms.yaml:1:3: Agonist.definition: is missing; add it (text; in quotes where it is a number, true or false)',
    'content/terms.yaml:2:3: Agonist.defintion: unknown field; the fields are term, definition, level, source',
    'content/terms.yaml:4:3: Dose.definition: expected text; in quotes where it is a number, true or false',
    'content/terms.yaml:5:3: Dose.level: expected one of 1|2',
    'content/terms.yaml:6:3: record 3.term: is missing; add it (text; in quotes where it is a number, true or false)',
    'content/terms.yaml:8:3: Dose.definition: holds an empty line; take it out, a text here is one paragraph',
    'content/terms.yaml:14:5: Dose.source.page: expected a number without quotes',
    'content/terms.yaml:7:3: Dose.term: "Dose" occurs twice; rename one of the two, or take it out',
  ]);
});

test('a text that a comment cuts short is refused, and other comments are not', () => {
  write('terms.yaml', '- term: Drug # 2\n  definition: An amount');
  expect(tell(terms())).toEqual([
    'content/terms.yaml:1:13: the text ends before this #, which begins a comment; put the text in quotes, or the comment above it',
  ]);
  write(
    'terms.yaml',
    '# One\n- term: "Drug # 2" # two\n  definition: C#\n  level: 2 # three\n# four',
  );
  expect(terms().get()).toEqual([{ term: 'Drug # 2', definition: 'C#', level: 2 }]);
});

test('a problem that is found later is located at its value, or else at its record', () => {
  write('terms.yaml', GOOD);
  const records = terms();
  const at = (name: string, part?: { field?: string; value?: string }) =>
    formatProblem(records.problemAt(name, 'wrong', part));
  expect(at('Dose')).toBe('content/terms.yaml:6:3: Dose: wrong');
  expect(at('Dose', { field: 'level' })).toBe('content/terms.yaml:8:3: Dose.level: wrong');
  expect(at('Dose', { field: 'source.page' })).toBe(
    'content/terms.yaml:6:3: Dose.source.page: wrong',
  );
  expect(at('Dose', { value: 'An amount: so much' })).toBe('content/terms.yaml:7:15: Dose: wrong');
  expect(at('Nobody')).toBe('content/terms.yaml: Nobody: wrong');
});

test('in development a file is parsed again only if it changed', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  write('terms.yaml', GOOD);
  const records = terms();
  const [before] = records.get();
  await Promise.resolve();
  expect(records.get()[0]).toBe(before);
  write('terms.yaml', GOOD.replace('Agonist', 'Antagonist'));
  await Promise.resolve();
  expect(records.get()[0]?.term).toBe('Antagonist');
});

describe('invalid or unsupported YAML is reported in words that an author understands', () => {
  test.each([
    [
      '- term: A\n  definition: so: much',
      ':2:15: the text contains a colon; put the text in quotes',
    ],
    [
      '- term: "A\n  definition: b',
      ':2:16: a quotation mark, a colon, a comma or a closing bracket',
    ],
    ['- term: A\n\tdefinition: b', ':2:2: indent with spaces instead of a tab'],
    [
      '- term: A\n   definition: b',
      ':1:9: the text contains a colon; put the text in quotes, or align',
    ],
    ['- term: A\n  term: B', ':2:3: this field occurs twice in one record'],
    ['- term: @a', ':1:9: unexpected character'],
    ['- &a {term: A, definition: b}\n- *a', ': repeats a value by & and *; write it out'],
    ['- !!js/function a', ':1:3: put a text that begins with ! in quotes'],
    ['- term: A\n---\n- term: B', ':2:1: a line of three dashes ends the file'],
    [`- term: A\n  definition: caf\uFFFD`, ':2: a letter cannot be read; save the file as UTF-8'],
    ['x'.repeat(1_000_001), ': holds more than 1000000 characters'],
    ['term: A', ':1:1: expected a list, one - a line'],
    ['', ':1:1: expected a list, one - a line'],
  ])('%#', (text, told) => {
    write('terms.yaml', text);
    const [problem, ...rest] = tell(terms());
    expect(problem).toContain(`content/terms.yaml${told}`);
    expect(rest).toEqual([]);
  });
});

test('thousands of nested lists give a message, not a stack overflow', () => {
  write('terms.yaml', '['.repeat(10_000));
  expect(tell(terms())).toEqual([expect.stringMatching(/: is nested too deeply$/)]);
});

test('a missing file is reported', () => {
  expect(tell(defineRecord('term.yaml', term))).toEqual(['content/term.yaml: is missing']);
});
