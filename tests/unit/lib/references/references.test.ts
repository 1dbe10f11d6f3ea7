import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { toProblems } from '@/lib/content/content-error';
import { getReferences, parseReferences, requireReferences } from '@/lib/references/references';
import { reference, writeContentDirectory } from '@/tests/fixtures/content-directory';

beforeEach(() => {
  // Development does not cache content, so each test reads the folder it has written.
  vi.stubEnv('NODE_ENV', 'development');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
});

const problemsOf = (entries: unknown) =>
  toProblems(() =>
    parseReferences(typeof entries === 'string' ? entries : JSON.stringify(entries)),
  );

test('a bibliography is indexed by its keys', () => {
  const other = { ...reference, id: 'roe-2020' };
  const references = parseReferences(JSON.stringify([reference, other]));
  expect([...references.keys()]).toEqual([reference.id, 'roe-2020']);
  expect(references.get(reference.id)).toEqual(reference);
});

test('fields that a publication may lack can be left out', () => {
  const { issued, volume, page, DOI, PMID, ...bare } = reference;
  expect(parseReferences(JSON.stringify([bare])).size).toBe(1);
});

test('text that is not JSON is refused with the file name', () => {
  const [problem] = problemsOf('[{]');
  expect(problem?.file).toBe('content/references.json');
  expect(problem?.message).toContain('not valid JSON');
});

test.each(['{}', '"text"', 'null'])('%s is refused, because a list is expected', (json) => {
  expect(problemsOf(json)[0]?.message).toBe('expected a list of entries');
});

test.each([
  [{ id: 'Doe 2021' }, 'Doe 2021.id', 'lower-case letters, digits and dashes'],
  [{ type: 'book' }, 'doe-2021-example.type', 'article-journal'],
  [{ title: '' }, 'doe-2021-example.title', ''],
  [{ author: [{ name: 'Doe' }] }, 'doe-2021-example.author.0', ''],
  [{ DOI: 'https://doi.org/10.1000/x' }, 'doe-2021-example.DOI', 'expected a DOI like 10.'],
  [{ PMID: 'PMID 1' }, 'doe-2021-example.PMID', 'expected digits'],
  [{ PMCID: '123' }, 'doe-2021-example.PMCID', 'expected text like PMC7988425'],
  [{ URL: 'javascript:alert(1)' }, 'doe-2021-example.URL', 'expected an https address'],
  [{ URL: 'not an address' }, 'doe-2021-example.URL', 'expected an https address'],
  [{ issued: { 'date-parts': [[]] } }, 'doe-2021-example.issued.date-parts.0', ''],
  [{ issued: { 'date-parts': [['2021']] } }, 'doe-2021-example.issued.date-parts.0.0', ''],
  [{ custom: undefined }, 'doe-2021-example.custom', ''],
  [
    { custom: { ...reference.custom, study: 'trial' } },
    'doe-2021-example.custom.study',
    'expected one of: systematic-review, rct',
  ],
])('a record with %j is refused at its field', (change, field, message) => {
  const problems = problemsOf([{ ...reference, ...change }]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'content/references.json', field });
  expect(problems[0]?.message).toContain(message);
});

test('an unknown field is refused with its name', () => {
  expect(problemsOf([{ ...reference, jurnal: 'x' }])[0]).toMatchObject({
    field: 'doe-2021-example.jurnal',
    message: 'unknown key; correct or remove it',
  });
});

test('a record without a key is reported with its position', () => {
  const { id, ...nameless } = reference;
  expect(problemsOf([reference, nameless])[0]?.field).toBe('entry 2.id');
});

test('a duplicate key is refused', () => {
  expect(problemsOf([reference, reference])).toEqual([
    {
      file: 'content/references.json',
      field: reference.id,
      message: 'occurs twice; keep one entry',
    },
  ]);
});

test('all problems of all records are reported at once', () => {
  const first = { ...reference, title: '', PMID: 'x' };
  const second = { ...reference, id: 'roe-2020', DOI: 'x' };
  expect(problemsOf([first, second]).map(({ field }) => field)).toEqual([
    'doe-2021-example.title',
    'doe-2021-example.PMID',
    'roe-2020.DOI',
  ]);
});

test('the bibliography is read from the content folder', () => {
  onTestFinished(writeContentDirectory({}));
  expect([...getReferences().keys()]).toEqual([reference.id]);
});

test('a cited key without a record is refused with its name', () => {
  onTestFinished(writeContentDirectory({}));
  expect(() => requireReferences([reference.id, 'gone-2020'])).toThrow('gone-2020');
});

test('records are in the order of the requested keys', () => {
  const other = { ...reference, id: 'roe-2020' };
  onTestFinished(writeContentDirectory({}, JSON.stringify([reference, other])));
  expect(requireReferences(['roe-2020', reference.id]).map(({ id }) => id)).toEqual([
    'roe-2020',
    reference.id,
  ]);
});
