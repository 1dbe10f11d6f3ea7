import { expect, test } from 'vitest';
import { findOldSearches, findUnsearched } from '@/lib/editorial/rules/searches';
import { getEvidence } from '@/lib/evidence/evidence';
import { NO_EVIDENCE } from '@/lib/evidence/read-evidence';
import { searchRecords } from '@/lib/records/searches';
import { articleSource, goodBody, makeCorpus } from '@/tests/fixtures/corpus';

const evidence = { ...NO_EVIDENCE, statuses: getEvidence().statuses };

const newest = searchRecords
  .get()
  .map(({ date }) => date)
  .sort()
  .at(-1);

test('a search log older than sixty days is reported with what to do', () => {
  const after = (days: number) =>
    findOldSearches({ evidence, now: new Date(Date.parse(newest ?? '') + days * 86_400_000) });
  expect(after(61)).toHaveLength(searchRecords.get().length);
  expect(after(61)[0]).toMatchObject({
    file: expect.stringMatching(/^content\/evidence\/searches\//),
    line: expect.any(Number),
    message: expect.stringMatching(/more than 60 days ago; search again/),
  });
});

test('every substance of the library has a log', () => {
  const missing = findOldSearches({ evidence, now: new Date(newest ?? '') });
  expect(missing.filter(({ message }) => message.startsWith('is missing'))).toEqual([]);
});

test.each([
  ['bpc-157.evidence', 'We found no controlled trial.', undefined],
  ['bpc-157.evidence', 'It was studied in rats.', undefined],
  ['a-box', 'We found no trial of BPC-157.', undefined],
  ['a-box', 'We found no trial of it.', /says "we found no" of a-box, without a log/],
])('%s: "%s"', (field, text, message) => {
  const statement = { text, keys: [], file: 'a.yaml', line: 3, field };
  const [problem] = findUnsearched({ texts: [], recordStatements: [statement] });
  if (message) expect(problem).toMatchObject({ line: 3, message: expect.stringMatching(message) });
  else expect(problem).toBeUndefined();
});

test.each([
  ['We found no trial.', /without the log that looked; write \[we found no\]/],
  ['[We found no trial](/blog/good).', /without the log that looked/],
  ['[We found no](/research/evidence-map/nobody#search) trial.', /without the log that looked/],
  ['[We found no](/research/evidence-map/bpc-157#search) trial.', undefined],
  ['[We found no](/peptides/bpc-157-tb-500#findings) trial.', undefined],
  ['[We found no](/peptides/bpc-157-tb-500) trial.', /without the log that looked/],
])('in a text: %s', (line, message) => {
  const corpus = makeCorpus({ 'posts/a.md': articleSource({}, `${goodBody}\n${line}\n`) });
  const [problem] = findUnsearched(corpus);
  if (message) expect(problem).toMatchObject({ line: 24, message: expect.stringMatching(message) });
  else expect(problem).toBeUndefined();
});
