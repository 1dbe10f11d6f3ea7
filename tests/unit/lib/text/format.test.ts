import { afterEach, expect, test, vi } from 'vitest';
import {
  formatAbout,
  formatCount,
  formatDuration,
  formatInitials,
  formatLongDate,
  formatPartialDate,
  formatShortDate,
  toIsoDuration,
} from '@/lib/text/format';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
  'a publication date is the same day for a reader in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // Guards the test itself: it proves nothing unless the zone is in force.
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toMatch(
      zone === 'Asia/Kolkata' ? /^Asia\/(Kolkata|Calcutta)$/ : zone,
    );
    expect(formatLongDate('2025-09-18T00:00:00.000Z')).toBe('September 18, 2025');
    expect(formatShortDate('2025-09-18T00:00:00.000Z')).toBe('Sep 18, 2025');
    expect(formatLongDate('2025-12-31T23:59:59.999Z')).toBe('December 31, 2025');
    expect(formatShortDate('2026-01-01T00:00:00.000Z')).toBe('Jan 1, 2026');
  },
);

test('every month has its usual short and long name', () => {
  const short = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  short.forEach((name, index) => {
    const iso = new Date(Date.UTC(2026, index, 5)).toISOString();
    expect(formatShortDate(iso)).toBe(`${name} 5, 2026`);
    expect(formatLongDate(iso)).toMatch(new RegExp(`^${name}[a-z]* 5, 2026$`));
  });
});

test('dates are formatted as by Intl.DateTimeFormat, in any century', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  for (let day = Date.UTC(1899, 11, 30); day < Date.UTC(2101, 0, 1); day += 17 * 86_400_000) {
    const iso = new Date(day).toISOString();
    expect(formatLongDate(iso)).toBe(long.format(day));
    expect(formatPartialDate(iso.slice(0, 10))).toBe(long.format(day));
    expect(formatPartialDate(iso.slice(0, 7))).toBe(month.format(day));
  }
  expect(() => formatLongDate('no date')).toThrow("no date: 'no date'");
});

test.each([
  ['Amide Research Desk', 'AR'],
  ['Amide Editorial', 'AE'],
  ['amide', 'A'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(formatInitials(name)).toBe(initials);
});

test.each([
  [0, '0 articles'],
  [1, '1 article'],
  [2, '2 articles'],
])('%i is counted as %s', (count, text) => {
  expect(formatCount(count, 'article')).toBe(text);
});

test('an irregular plural is used as given', () => {
  expect(formatCount(2, 'study', 'studies')).toBe('2 studies');
});

test.each([
  [0, '0 minutes', 'PT0M'],
  [1, '1 minute', 'PT1M'],
  [20, '20 minutes', 'PT20M'],
  [60, '1 hour', 'PT1H'],
  [65, '1 hour 5 minutes', 'PT1H5M'],
  [1680, '28 hours', 'PT28H'],
])('%i minutes are "%s", or %s', (minutes, words, iso) => {
  expect(formatDuration(minutes)).toBe(words);
  expect(toIsoDuration(minutes)).toBe(iso);
});

test.each([
  [12, 'about 12 minutes'],
  [44, 'about 44 minutes'],
  [45, 'about 1 hour'],
  [80, 'about 1.5 hours'],
  [680, 'about 11.5 hours'],
])('%d minutes to the nearest half hour are %s', (minutes, shown) => {
  expect(formatAbout(minutes)).toBe(shown);
});
