import { describe, expect, test } from 'vitest';
import { tags } from '@/content/tags';
import { misreadForms } from '@/lib/editorial/rules/units';
import { getWords } from '@/lib/pages/page';
import { getRecordPages } from '@/lib/pages/record-pages';
import {
  caseStudyRecords,
  glossaryRecords,
  infographicRecords,
  protocolRecords,
  researchRecord,
  storageRecord,
} from '@/lib/records/resources';
import { getReferences } from '@/lib/references/references';
import { articles } from './articles';

const protocols = protocolRecords.get();
const caseStudies = caseStudyRecords.get();
const research = researchRecord.get();
const storage = storageRecord.get();

/** The pages of the specification's route table that a resource may link to. */
const ROUTES = [
  '/peptides',
  '/products',
  '/tools/peptide-calculator',
  '/research',
  '/research/evidence-map',
  ...['protocols', 'reference', 'glossary', 'papers', 'infographics', 'case-studies'].map(
    (id) => `/resources/${id}`,
  ),
  ...['fundamentals', 'clinical', 'methods', 'safety'].map((id) => `/education/${id}`),
];

const everything: [string, unknown][] = [
  ['protocols', protocols],
  ['glossary', glossaryRecords.get()],
  ['case studies', caseStudies],
  ['infographics', infographicRecords.get()],
  ['storage', storage],
  ['research hub', research],
];

/** Every text of a record, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(everything)('%s', (_, record) => {
  test.each([
    ...misreadForms.map(({ name, form }): [string, RegExp] => [name, form]),
    ['a promise', /\b(?:heals?|boosts?|cures?|guaranteed|miracle)\b/i],
    ['an exclamation mark', /!/],
  ])('is free of %s', (__, form) => {
    expect(textsOf(record).filter((text) => form.test(text))).toEqual([]);
  });
});

test('every key cited by a page made from records is in the bibliography', () => {
  const keys = getRecordPages().flatMap((page) => getWords(page).keys);
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !getReferences().has(key))).toEqual([]);
});

test('the research hub cites four publications, each with a DOI and its limits', () => {
  expect(research.publications).toHaveLength(4);
  for (const { reference, limit } of research.publications) {
    expect(getReferences().get(reference)?.DOI).toBeDefined();
    expect(limit).toMatch(/\.$/);
  }
});

test('quick links go to pages of the route table, and trending tags are tags of articles', () => {
  expect(research.quickLinks.filter(({ href }) => !ROUTES.includes(href))).toEqual([]);
  for (const tag of research.trendingTags) {
    expect(tags).toContain(tag);
    expect(articles.some((post) => post.tags.includes(tag))).toBe(true);
  }
});

/** All numbers in a text, thousands without their comma; ages and plain counts are included. */
const numbersIn = (text: string): string[] =>
  text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];

/** The text of a record: its title, year, facts and summary. */
function recordText(key: string): string {
  const record = getReferences().get(key);
  if (!record) return '';
  return [
    record.title,
    record.issued?.['date-parts'][0][0],
    ...record.custom.facts,
    ...(record.custom.summary ?? []),
  ].join(' ');
}

test.each(research.publications)(
  '$reference: states no number that its record does not give',
  (publication) => {
    const known = numbersIn(recordText(publication.reference));
    const stated = numbersIn(
      [publication.found, publication.limit, publication.participants].join(' '),
    );
    expect(stated.filter((number) => !known.includes(number) && number !== '95')).toEqual([]);
  },
);

describe.each(caseStudies)('$id', ({ title, type, participants, found, notFound, references }) => {
  test('has a title, a type, participants, what was found and what was not', () => {
    for (const text of [title, type, participants, notFound])
      expect(text.length).toBeGreaterThan(3);
    expect(found.length).toBeGreaterThan(0);
    for (const sentence of [...found, notFound]) expect(sentence).toMatch(/\.$/);
  });

  test('states no number that the records it cites do not give', () => {
    const known = numbersIn(references.map(recordText).join(' '));
    // A case report is about one person; records write small counts as words.
    const words = { one: '1', two: '2', three: '3', nine: '9' };
    for (const [word, figure] of Object.entries(words)) {
      if (new RegExp(`\\b${word}\\b`, 'i').test(references.map(recordText).join(' ')))
        known.push(figure);
    }
    if (type === 'Case report') known.push('1');
    const stated = numbersIn(
      [title, participants, ...found, notFound].join(' ').replaceAll(/BPC-157/g, ''),
    );
    expect(stated.filter((number) => !known.includes(number))).toEqual([]);
  });
});

test('storage matches the specification, with the date on the label if it is sooner', () => {
  const powder = storage.conditions.find(({ what }) => what.includes('powder'));
  const solution = storage.conditions.find(({ what }) => what.includes('solution'));
  expect(powder?.temperature).toBe('-20 °C');
  expect(solution?.temperature).toBe('2-8 °C');
  expect(solution?.time).toBe(
    'Within 30 days of reconstitution, or by the date on the label, whichever is sooner',
  );
  const inProtocols = textsOf(protocols).join(' ');
  expect(inProtocols).toContain(
    'within 30 days of reconstitution, or by the date on the label, whichever is sooner',
  );
  expect(inProtocols).toContain('2-8 °C');
  expect(inProtocols).toContain('-20 °C');
});

describe.each(protocols)('protocol $id', ({ materials, steps, problems, purpose }) => {
  test('has materials, steps with their reasons and what can go wrong', () => {
    expect(purpose).toMatch(/\.$/);
    expect(materials.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(problems.length).toBeGreaterThanOrEqual(2);
    for (const { action, reason } of steps) {
      expect(action).toMatch(/\.$/);
      expect(reason).toMatch(/\.$/);
    }
  });

  test('names no dose', () => {
    expect(
      textsOf({ materials, steps, problems, purpose }).filter((text) =>
        /\d ?(?:mg|mcg)\b/.test(text),
      ),
    ).toEqual([]);
  });
});
