import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importReferences, insertRecords } from '@/lib/references/import-references';
import { parseReferences } from '@/lib/references/references';

const entry = {
  type: 'article-journal',
  title: 'A trial of something new.',
  author: [
    { family: 'Smith', given: 'Jane A' },
    { family: 'Öz', given: 'J.-P.' },
    { family: 'The Trial Study Group' },
    { family: 'Last', given: 'L' },
  ],
  'container-title': 'Journal of Trials',
  issued: { 'date-parts': [['2020', '5', '1']] },
  volume: 12,
  issue: '3',
  page: '100–110',
  DOI: 'https://doi.org/10.1000/abc',
};

test('an entry becomes a record that the bibliography takes, with facts left to fill', () => {
  const { records, problems } = importReferences([entry], []);
  expect(problems).toEqual([]);
  expect(records).toEqual([
    {
      id: 'smith-2020-trial',
      type: 'article-journal',
      title: 'A trial of something new',
      author: [
        { family: 'Smith', given: 'JA' },
        { family: 'Öz', given: 'JP' },
        { literal: 'The Trial Study Group' },
      ],
      'container-title': 'Journal of Trials',
      issued: { 'date-parts': [[2020, 5, 1]] },
      volume: '12',
      issue: '3',
      page: '100-110',
      DOI: '10.1000/abc',
      custom: { study: '', species: '', topics: [], facts: [], moreAuthors: true },
    },
  ]);
  expect([...parseReferences(JSON.stringify(records)).keys()]).toEqual(['smith-2020-trial']);
});

test('a work that is known by DOI, PMID or title is left out and named', () => {
  const { records } = importReferences([entry], []);
  const again = importReferences(
    [
      { ...entry, title: 'Another title', DOI: '10.1000/ABC' },
      { ...entry, DOI: undefined, title: 'A trial of something NEW' },
    ],
    records,
  );
  expect(again.records).toEqual([]);
  expect(again.problems).toEqual([
    'entry 1: "Another title" is already smith-2020-trial',
    'entry 2: "A trial of something NEW" is already smith-2020-trial',
  ]);
});

test('two works of one author and year get keys of their own; what is no work is named', () => {
  const { records, problems } = importReferences(
    [entry, { ...entry, DOI: '10.1000/other', title: 'A trial of something else' }, 'nothing', {}],
    [],
  );
  expect(records.map(({ id }) => id)).toEqual(['smith-2020-trial', 'smith-2020-trial-2']);
  expect(problems).toHaveLength(2);
});

test('the whole bibliography, imported again, adds nothing', () => {
  const known = [...parseReferences(readFileSync('content/references.json', 'utf8')).values()];
  expect(importReferences(known, known).records).toEqual([]);
});

test('records are put in their place, and nothing else of the bibliography changes', () => {
  const json = readFileSync('content/references.json', 'utf8');
  const ids = [...parseReferences(json).keys()];
  const [record] = importReferences([entry], []).records;
  if (!record) throw new Error('no record');
  const added = ['aaa-1', 'smith-2020-trial', 'zzz-1'].map((id) => ({ ...record, id }));
  const text = insertRecords(json, ids, added);
  expect([...parseReferences(text).keys()]).toEqual([...ids, ...added.map(({ id }) => id)].sort());
  const left = new Set(text.split('\n'));
  expect(json.split('\n').filter((line) => !left.has(line))).toEqual([]);
  expect(text.length - json.length).toBeLessThan(3 * (JSON.stringify(record, null, 2).length + 40));
  expect(text).toContain('\n },\n {\n  "id": "smith-2020-trial",\n  "type"');
});
