import { afterEach, expect, test, vi } from 'vitest';
import { getShopUrl, getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';

afterEach(() => {
  vi.unstubAllEnvs();
});

const settings = [
  ['NEXT_PUBLIC_SITE_URL', getSiteUrl, 'http://localhost:3000'],
  ['NEXT_PUBLIC_SHOP_URL', getShopUrl, 'https://shop.amide.academy'],
] as const;

test.each(settings)('%s has a default, also when it is empty', (name, get, standard) => {
  vi.stubEnv(name, undefined);
  expect(get()).toBe(standard);
  vi.stubEnv(name, '');
  expect(get()).toBe(standard);
});

test.each(settings)('%s is used without its trailing slashes', (name, get) => {
  vi.stubEnv(name, 'https://example.org//');
  expect(get()).toBe('https://example.org');
});

test.each(settings)('a bad %s is refused with its name', (name, get) => {
  for (const value of [
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'https://',
    '/',
  ]) {
    vi.stubEnv(name, value);
    expect(get).toThrow(`${name}: expected an address like https://example.org, got "${value}"`);
  }
});

test('the site has an address without a path, the shop may have one', () => {
  for (const rest of ['example.org/a', 'example.org/?a', 'example.org/#a', 'a:b@example.org']) {
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', `https://${rest}`);
    expect(getSiteUrl).toThrow(
      `NEXT_PUBLIC_SITE_URL: expected an address without a path, like https://example.org, got "https://${rest}"`,
    );
  }
  vi.stubEnv('NEXT_PUBLIC_SHOP_URL', 'https://example.org/a/');
  expect(getShopUrl()).toBe('https://example.org/a');
});

test.each([
  ['/', 'https://example.org/'],
  ['/blog?tag=a', 'https://example.org/blog?tag=a'],
  ['/rss.xml', 'https://example.org/rss.xml'],
])('the path %s becomes %s', (path, url) => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://example.org');
  expect(toAbsoluteUrl(path)).toBe(url);
});
