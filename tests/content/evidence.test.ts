import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  getEvidence,
  getFindings,
  getFindingsOf,
  getStatus,
  getStudy,
} from '@/lib/evidence/evidence';
import { studySchema, writtenFindingSchema } from '@/lib/evidence/evidence-schema';
import { peptideRecords } from '@/lib/records/peptides';
import { searchRecords } from '@/lib/records/searches';
import { getReferences } from '@/lib/references/references';

const peptides = peptideRecords.get();

test('a finding names its record and its substance, and its study is described', () => {
  expect(getFindings().length).toBeGreaterThan(500);
  const weight = getFindingsOf('wilding-2021-step1').find(({ id }) => id.endsWith('.weight'));
  expect(weight).toMatchObject({ reference: 'wilding-2021-step1', substances: ['semaglutide'] });
  expect(weight?.arms.map(({ value }) => value)).toEqual([-14.9, -2.4]);
  expect(getStudy('wilding-2021-step1')?.registration).toBe('NCT03548935');
  for (const { reference } of getFindings()) expect(getStudy(reference), reference).toBeDefined();
  expect(getFindingsOf('none-of-ours')).toEqual([]);
});

test('each slug of the library has a status, those of blends from their parts', () => {
  for (const { slug, molecule } of peptides) {
    const status = getStatus(slug);
    const parts = molecule.kind === 'blend' ? molecule.parts.map((part) => part.slug) : [];
    expect([...(status?.parts ?? [])].sort(), slug).toEqual(parts.sort());
  }
  expect(getStatus('bpc-157-tb-500')?.antiDoping.class).toBe('S0');
  expect(getStatus('selank-semax')?.antiDoping.class).toBe('not named');
  expect(getStatus('tesamorelin-ipamorelin')?.approvals).toEqual([]);
  expect(getStatus('none-of-ours')).toBeUndefined();
});

test('a search log is about a substance of the library and lists works of the bibliography', () => {
  const slugs = new Set<string>(peptides.map(({ slug }) => slug));
  const works = getReferences();
  const wrong = searchRecords
    .get()
    .flatMap(({ slug, taken }) => [
      ...(slugs.has(slug) ? [] : [slug]),
      ...taken.map(({ reference }) => reference).filter((key) => !works.has(key)),
    ]);
  expect(wrong).toEqual([]);
});

test('an observational study has no number of randomised people', () => {
  const records = getReferences();
  const wrong = getFindings().filter(
    ({ reference, randomised }) =>
      randomised !== undefined && records.get(reference)?.custom.study === 'observational',
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('no record of the bibliography has been retracted', () => {
  const { notices } = getEvidence().retractionCheck;
  expect(notices.map(({ kind }) => kind)).not.toContain('retraction');
});

test('a reference whose facts tell of a correction has a notice', () => {
  const { notices } = getEvidence().retractionCheck;
  const told = [...getReferences().values()].filter(({ custom }) =>
    /\berratum\b|\bcorrection (?:of|to|was)\b|\bauthor correction\b/i.test(JSON.stringify(custom)),
  );
  expect(told).not.toEqual([]);
  const noticed = notices.map(({ reference }) => reference);
  expect(told.map(({ id }) => id).filter((id) => !noticed.includes(id))).toEqual([]);
});

test('the JSON examples of CONTRIBUTING.md are valid by their schemas', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const [study, finding] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(studySchema.safeParse(study).error?.issues ?? []).toEqual([]);
  expect(writtenFindingSchema.safeParse(finding).error?.issues ?? []).toEqual([]);
});
