import { afterEach, expect, test, vi } from 'vitest';
import { postSource } from '@/tests/fixtures/content-directory';
import { parse, parsePost, problemsOf } from '@/tests/fixtures/parse-post';

afterEach(() => {
  vi.unstubAllEnvs();
});

const publishedAt = (value: string) => parse(postSource({ publishedAt: value })).post.publishedAt;

test.each(['2026-03-14', '"2026-03-14"', "'2026-03-14'"])(
  'the day %s is midnight UTC of that day',
  (value) => {
    expect(publishedAt(value)).toBe('2026-03-14T00:00:00.000Z');
  },
);

test.each([
  ['2026-03-14T10:30:00Z', '2026-03-14T10:30:00.000Z'],
  ['"2026-03-14T10:30:00Z"', '2026-03-14T10:30:00.000Z'],
  ['"2026-03-14T10:30:00+02:00"', '2026-03-14T08:30:00.000Z'],
])('the time %s is converted to UTC', (value, iso) => {
  expect(publishedAt(value)).toBe(iso);
});

test.each(['2024-02-29', '"2024-02-29"'])('the leap day %s is a day', (value) => {
  expect(publishedAt(value)).toBe('2024-02-29T00:00:00.000Z');
});

test.each([
  '"2026-02-30"',
  '2026-02-30',
  '"2025-02-29"',
  '2025-02-29',
  '"2026-13-01"',
  '2026-13-01',
  '2026-00-10',
  '"2026-04-31T10:00:00Z"',
  '2026-04-31T10:00:00Z',
])('%s is refused, because there is no such day', (value) => {
  const [problem, ...others] = problemsOf(postSource({ publishedAt: value }));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ field: 'publishedAt', line: 5 });
  expect(problem?.message).toMatch(/day of the calendar|expected a date like 2026-03-14/);
});

test('a comment after a date is not part of it', () => {
  expect(publishedAt('2026-03-14 # moved')).toBe('2026-03-14T00:00:00.000Z');
});

test.each([
  ['updatedAt', { updatedAt: '2026-02-30' }],
  ['publishedAt', { publishedAt: undefined, '"publishedAt"': '2026-02-30' }],
])('%s, in quotes or not, is checked by the same rule', (field, front) => {
  expect(problemsOf(postSource(front))[0]).toMatchObject({ field });
});

test.each(['2026-03-14', '"2026-03-14"', '2026-03-14T10:30:00', '"2026-03-14T10:30:00"'])(
  '%s means the same on build machines in different time zones',
  (value) => {
    const readIn = (zone: string) => {
      vi.stubEnv('TZ', zone);
      return parsePost('a-post.md', postSource({ publishedAt: value }));
    };
    expect(readIn('America/Los_Angeles')).toEqual(readIn('Pacific/Kiritimati'));
  },
);
