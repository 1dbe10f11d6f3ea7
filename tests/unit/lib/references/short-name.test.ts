import { expect, onTestFinished, test, vi } from 'vitest';
import { getReferences } from '@/lib/references/references';
import { getShortName, nameShortly, nameSource } from '@/lib/references/short-name';
import { reference, writeContentDirectory } from '@/tests/fixtures/content-directory';

/** The short names in a bibliography of these records, by key. */
function namesOf(records: readonly { id: string }[]): Record<string, string> {
  // Development does not cache content, so each test reads the folder it has written.
  vi.stubEnv('NODE_ENV', 'development');
  const clean = writeContentDirectory({}, JSON.stringify(records));
  onTestFinished(() => {
    clean();
    vi.unstubAllEnvs();
  });
  return Object.fromEntries(
    [...getReferences().values()].map((one) => [one.id, getShortName(one)]),
  );
}

const { issued: _, ...undated } = reference;

test('a work is named after its first author and year', () => {
  const title = 'Calling (24 hours) a centre (in English)';
  const other = { ...undated, id: 'body', title, author: [{ literal: 'A Body' }] };
  const author = [{ literal: 'Authors not shown in the copy seen' }];
  const unnamed = { ...reference, id: 'unnamed', author, 'container-title': 'A Journal' };
  expect(namesOf([reference, other, unnamed])).toEqual({
    'doe-2021-example': 'Doe 2021',
    body: 'A Body n.d.',
    unnamed: 'A Journal 2021',
  });
  expect(nameSource('doe-2021-example')).toBe('Doe 2021');
  expect(nameSource('body')).toBe('A Body: Calling (24 hours) a centre');
});

test('works of one author and year get letters in the order of their keys', () => {
  const records = [
    { ...reference, id: 'doe-b' },
    { ...reference, id: 'doe-a' },
    { ...reference, id: 'doe-2020', issued: { 'date-parts': [[2020]] } },
    { ...undated, id: 'doe-x' },
    { ...undated, id: 'doe-y' },
  ];
  expect(namesOf(records)).toEqual({
    'doe-b': 'Doe 2021b',
    'doe-a': 'Doe 2021a',
    'doe-2020': 'Doe 2020',
    'doe-x': 'Doe n.d.-a',
    'doe-y': 'Doe n.d.-b',
  });
  expect(nameShortly('doe-b')).toBe('Doe 2021b');
});

test('more works than letters still have unique names', () => {
  const records = Array.from({ length: 30 }, (_, index) => ({ ...reference, id: `doe-${index}` }));
  expect(new Set(Object.values(namesOf(records))).size).toBe(30);
});

test('a key without a record is its own name', () => {
  expect(nameShortly('nobody-1900-nothing')).toBe('nobody-1900-nothing');
});
