import { readdirSync } from 'node:fs';
import { type APIResponse, expect, test } from 'playwright/test';
import { ARTICLE, ARTICLE_SLUG, pages } from './pages';

const FILES = [
  '/api/blog/posts',
  `/api/blog/posts/${ARTICLE_SLUG}`,
  '/api/blog/posts?limit=x',
  '/api/no-such-call',
  `/images/seo/${ARTICLE_SLUG}/hero.webp`,
  `/images/seo/${ARTICLE_SLUG}/hero.svg`,
  '/images/seo/no-such-article/hero.webp',
  '/images/no-such-image',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/_next/no-such-file',
];

/** The sources of each directive of an answer's one Content-Security-Policy. */
function readPolicy(answer: APIResponse): Record<string, string> {
  const policies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  expect(policies, 'exactly one policy').toHaveLength(1);
  return Object.fromEntries(
    (policies[0]?.value ?? '').split(/\s*;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

function expectCommonHeaders(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/strict-origin|no-referrer|same-origin/);
  expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
}

for (const { name, path, status } of pages) {
  test(`The ${name} has every security header and allows no script but its own`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expectCommonHeaders(answer);
    const policy = readPolicy(answer);
    expect(policy['script-src']).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]{43}=')+$/);
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'connect-src': "'self'",
    });
    expect(Object.values(policy).join(' ')).not.toMatch(/\*|https?:|unsafe-eval/);
  });

  test(`The HTML of the ${name} has no inline event handler and no script address`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const tags = html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\son[a-z]+\s*=|=["']?\s*javascript:/i.test(tag))).toEqual([]);
  });
}

for (const path of FILES) {
  test(`${path} has every security header and may run nothing`, async ({ request }) => {
    const answer = await request.get(path);
    expectCommonHeaders(answer);
    const policy = readPolicy(answer);
    expect(policy['default-src']).toMatch(/^'(none|self)'$/);
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['script-src'] ?? '').not.toMatch(/unsafe/);
  });
}

test('Scripts, styles and fonts have every security header and are kept for good', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)];
  const byEnding = new Map(assets.map(([, path = '']) => [path.split('.').at(-1), path]));
  expect([...byEnding.keys()].sort()).toEqual(['css', 'js', 'woff2']);
  for (const path of byEnding.values()) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expectCommonHeaders(answer);
    readPolicy(answer);
    expect(answer.headers()['cache-control'], path).toMatch(/max-age=31536000.*immutable/);
  }
});

test('Pages are asked for again each time, and an unchanged one answers 304', async ({
  request,
}) => {
  for (const path of ['/', '/blog', ARTICLE, '/archive']) {
    const { etag = '', 'cache-control': caching } = (await request.get(path)).headers();
    expect(caching, path).toMatch(/max-age=0/);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
  }
});

test('The data that a page fetches for a navigation has every security header', async ({
  request,
}) => {
  const answer = await request.get('/archive', { headers: { rsc: '1' } });
  expect(answer.headers()['content-type']).toContain('text/x-component');
  expectCommonHeaders(answer);
  readPolicy(answer);
});

for (const [path, place] of [
  ['/blog/', '/blog'],
  ['/blog/?search=mouse&tag=Research', '/blog?search=mouse&tag=Research'],
  ['/peptides/bpc-157/', '/peptides/bpc-157'],
  ['/api/blog/posts/', '/api/blog/posts'],
  ['/peptides/category/healing', '/peptides/healing'],
  ['/peptides/category/healing/', '/peptides/healing'],
] as const) {
  test(`${path} leads to ${place} for good, with every security header`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(place);
    expectCommonHeaders(answer);
    readPolicy(answer);
  });
}

for (const path of ['/blog/%ff', '/api/blog/posts/%ff', '/images/seo/%ff/hero.webp', '/%ff']) {
  test(`${path}, which cannot be decoded, answers 400 or 404 with the security headers`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect([400, 404]).toContain(answer.status());
    expectCommonHeaders(answer);
    if (path.startsWith('/api/'))
      expect(await answer.json()).toEqual({ error: expect.any(String) });
  });
}

test('Unknown addresses answer 404 and leave no file behind', async ({ request }) => {
  const mark = 'never-published';
  for (let index = 0; index < 20; index += 1) {
    for (const folder of ['/', '/blog/', '/api/blog/posts/', '/images/seo/', '/archive/']) {
      const answer = await request.get(`${folder}${mark}-${index}`);
      expect(answer.status()).toBe(404);
    }
  }
  const files = readdirSync('.next', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes(mark))).toEqual([]);
});
