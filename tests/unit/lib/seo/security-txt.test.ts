import { afterEach, expect, test, vi } from 'vitest';
import { security } from '@/content/security';
import { site } from '@/content/site';
import { findOverdueSecurity } from '@/lib/editorial/rules/report';
import { formatSecurityTxt, getSecurityDates } from '@/lib/seo/security-txt';

afterEach(() => vi.unstubAllEnvs());

/** The fields of RFC 9116, each on a line of the valid format. */
function readFields(): Map<string, string> {
  const text = formatSecurityTxt();
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: \S.*\n)+$/);
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
}

test('security.txt has a contact, its own URL, a language and an expiry within a year', () => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
  const fields = readFields();
  expect(fields.get('Contact')).toBe(`mailto:${site.contactEmail}`);
  expect(fields.get('Canonical')).toBe('https://example.org/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('en');
  const end = fields.get('Expires') ?? '';
  expect(end).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(end) - Date.parse(security.checkedAt)) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('a build can be given another contact, and an invalid one is refused', () => {
  vi.stubEnv('SECURITY_CONTACT', 'https://example.org/report');
  expect(readFields().get('Contact')).toBe('https://example.org/report');
  for (const wrong of [
    'someone@example.org',
    'http://example.org',
    'mailto:a b',
    'mailto:a@b\nX: y',
  ]) {
    vi.stubEnv('SECURITY_CONTACT', wrong);
    expect(() => formatSecurityTxt()).toThrow(/^SECURITY_CONTACT: expected an address like/);
  }
});

test('an editor is warned before security.txt expires', () => {
  const { expires, dueFrom } = getSecurityDates();
  expect(findOverdueSecurity(new Date(Date.parse(dueFrom) - 1))).toEqual([]);
  expect(findOverdueSecurity(new Date(dueFrom))).toEqual([
    `content/security.ts: /.well-known/security.txt ends on ${expires.slice(0, 10)}; make sure that its contact is read, then set checkedAt`,
  ]);
});
