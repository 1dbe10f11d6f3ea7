import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type APIResponse, expect, test } from 'playwright/test';
import { findLeaks, readTextFiles } from '../fixtures/leaks';
import { ARTICLE, ARTICLE_SLUG, pages } from './pages';

// One test makes many requests: the timeout only guards against hanging.
test.describe.configure({ timeout: 240_000 });

/** Responses that are not pages, one of every kind: path, status and Cross-Origin-Resource-Policy. */
const FILES: [path: string, status: number, sharing: 'same-origin' | 'cross-origin'][] = [
  ['/api/blog/posts', 200, 'same-origin'],
  [`/api/blog/posts/${ARTICLE_SLUG}`, 200, 'same-origin'],
  ['/api/search?q=ozempic', 200, 'same-origin'],
  ['/api/health', 200, 'same-origin'],
  ['/api/openapi.json', 200, 'same-origin'],
  ['/api/search?limit=x', 400, 'same-origin'],
  ['/api/blog/posts?limit=x', 400, 'same-origin'],
  ['/api/blog/posts/no-such-post', 404, 'same-origin'],
  ['/api/no-such-call', 404, 'same-origin'],
  ['/api/blog/posts/%ff', 400, 'same-origin'],
  ['/blog/%ff', 400, 'same-origin'],
  ['/%ff', 400, 'same-origin'],
  ['/images/seo/%ff/hero.webp', 400, 'same-origin'],
  [`/images/seo/${ARTICLE_SLUG}/hero.webp`, 200, 'cross-origin'],
  ['/images/share/home.png', 200, 'cross-origin'],
  ['/images/seo/no-such-article/hero.webp', 404, 'cross-origin'],
  ['/images/infographics/syringe-marks.svg', 200, 'cross-origin'],
  ['/images/vials.svg', 200, 'cross-origin'],
  ['/images/chains.svg', 200, 'cross-origin'],
  ['/peptides/bpc-157/sequence.svg', 200, 'cross-origin'],
  ['/peptides/bpc-157/sequence.fasta', 200, 'cross-origin'],
  ['/peptides/bpc-157/structure.smi', 200, 'cross-origin'],
  ['/peptides/unwritten/sequence.svg', 404, 'cross-origin'],
  ['/peptides/cerebrolysin/sequence.fasta', 404, 'cross-origin'],
  ['/images/no-such-image.png', 404, 'cross-origin'],
  ['/images/infographics/none.svg', 404, 'cross-origin'],
  ['/figures/no-such-figure.svg', 404, 'cross-origin'],
  ['/peptides/compare/data/unwritten.json', 404, 'same-origin'],
  ['/education/no-such-topic/exercises.json', 404, 'same-origin'],
  ['/resources/papers.json', 200, 'same-origin'],
  ['/data/reconstitution-cases.json', 200, 'cross-origin'],
  ['/data/findings.csv', 200, 'cross-origin'],
  [`/blog/${ARTICLE_SLUG}.md`, 200, 'same-origin'],
  ['/blog/no-such-article.md', 404, 'same-origin'],
  ['/data/no-such-file.json', 404, 'cross-origin'],
  ['/data/no/such/folder', 404, 'cross-origin'],
  ['/figures/step-weight.svg', 200, 'cross-origin'],
  ['/figures/step-weight.csv', 200, 'cross-origin'],
  ['/research/evidence-map.csv', 200, 'same-origin'],
  ['/peptides/compare/data/bpc-157.json', 200, 'same-origin'],
  ['/education/safety/exercises.json', 200, 'same-origin'],
  ['/_global-error', 404, 'same-origin'],
  ['/menu.json', 200, 'same-origin'],
  ['/courses.json', 200, 'same-origin'],
  ['/rss.xml', 200, 'cross-origin'],
  ['/feed.json', 200, 'cross-origin'],
  ['/feeds/research.xml', 200, 'cross-origin'],
  ['/feeds/corrections.json', 200, 'cross-origin'],
  ['/feeds/no-such-feed.json', 404, 'cross-origin'],
  [`/cite${ARTICLE}.bib`, 200, 'same-origin'],
  [`/cite${ARTICLE}/references.ris`, 200, 'same-origin'],
  ['/cite/resources/papers/wilding-2021-step1.json', 200, 'same-origin'],
  ['/cite/blog/no-such-article.bib', 404, 'same-origin'],
  ['/cite/no-such-page.json', 404, 'same-origin'],
  ['/cite/%ff', 400, 'same-origin'],
  ['/sitemap.xml', 200, 'same-origin'],
  ['/robots.txt', 200, 'same-origin'],
  ['/.well-known/security.txt', 200, 'same-origin'],
  ['/icon.svg', 200, 'cross-origin'],
  ['/favicon.ico', 200, 'cross-origin'],
  ['/images/app/maskable-512.png', 200, 'cross-origin'],
  ['/tools/peptide-calculator/app.webmanifest', 200, 'same-origin'],
  ['/site.webmanifest', 200, 'same-origin'],
  ['/apple-touch-icon.png', 200, 'same-origin'],
  ['/sw.js', 200, 'same-origin'],
  ['/_next/static/no-such-file.js', 404, 'cross-origin'],
  ['/blog/', 308, 'same-origin'],
  ['/peptides/category/healing', 308, 'same-origin'],
];

/** Paths that do not exist, answered by the 404 page with the policy of a page. */
const PAGES_FOR_NOTHING = [
  ...['/_next/no-such-file', '/images/no-such-image', '/wp-login.php', '/.env'],
  '/.well-known/no-such-file',
  // The image optimiser of Next.js is off: it would compute and cache whatever is requested.
  '/_next/image?url=%2Fimages%2Fposts%2Ffrom-mouse-to-human.webp&w=640&q=75',
];

const FILE_POLICY = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Returns the directives of the Content-Security-Policy; those of a second header have a prefix. */
function readPolicy(answer: APIResponse): Record<string, string> {
  const policies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  return Object.fromEntries(
    policies.flatMap(({ value }, index) =>
      value.split(/\s*;\s*/).map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [index > 0 ? `policy ${index + 1}: ${name}` : name, sources.join(' ')];
      }),
    ),
  );
}

/** Checks the headers of every response. Soft assertions: one failure does not hide others. */
function expectCommonHeaders(answer: APIResponse, name: string): void {
  const headers = answer.headers();
  expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
  expect.soft(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin');
  expect.soft(headers['permissions-policy'], name).toMatch(/camera=\(\)/);
  expect.soft(headers['strict-transport-security'], name).toMatch(/max-age=\d{7,}/);
  expect.soft(headers['cross-origin-opener-policy'], name).toBe('same-origin');
  expect.soft(headers['x-frame-options'], name).toBe('DENY');
  expect.soft(headers['x-powered-by'], name).toBeUndefined();
  expect.soft(headers['set-cookie'], name).toBeUndefined();
  // Only files under /data/ may be read by scripts of other sites.
  const readers = /^(?:GET|HEAD) \/data\//.test(name) ? '*' : undefined;
  expect.soft(headers['access-control-allow-origin'], name).toBe(readers);
  const policies = Object.keys(readPolicy(answer)).filter((key) => key.startsWith('policy'));
  expect.soft(policies, `${name}: one policy`).toEqual([]);
}

function expectPagePolicy(answer: APIResponse, name: string): void {
  const policy = readPolicy(answer);
  expect.soft(policy['script-src'], name).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]{43}=')+$/);
  expect.soft(policy['style-src-elem'], name).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
  expect.soft(policy, name).toMatchObject({
    'default-src': "'none'",
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
  });
  expect.soft(Object.values(policy).join(' '), name).not.toMatch(/\*|https?:|data:|unsafe-eval/);
}

test('Every page has all security headers, allows only its own scripts and has no inline handlers', async ({
  request,
}) => {
  for (const { name, path, status } of pages) {
    const answer = await request.get(path);
    expect.soft(answer.status(), name).toBe(status);
    expectCommonHeaders(answer, name);
    expectPagePolicy(answer, name);
    expect.soft(answer.headers()['cross-origin-resource-policy'], name).toBe('same-origin');
    const html = await answer.text();
    const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
    const [style = '', ...others] = markup.match(/<style>[\s\S]*?<\/style>/g) ?? [];
    expect.soft(others, name).toEqual([]);
    const tags = markup.replace(style, '').match(/<[a-z][^>]*>/gi) ?? [];
    const active = /\son[a-z]+\s*=|=["']?\s*javascript:|^<(?:style|iframe|object|embed|base)\b/i;
    expect
      .soft(
        tags.filter((tag) => active.test(tag)),
        name,
      )
      .toEqual([]);
  }
});

test('A missing file gets the 404 page with the page policy and no other', async ({ request }) => {
  for (const path of PAGES_FOR_NOTHING) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expectCommonHeaders(answer, path);
    expectPagePolicy(answer, path);
  }
});

test('The API, images, feeds, redirects and their errors have every header and allow no script', async ({
  request,
}) => {
  for (const [path, status, sharing] of FILES) {
    for (const method of ['GET', 'HEAD']) {
      const name = `${method} ${path}`;
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      expect.soft(answer.status(), name).toBe(status);
      expectCommonHeaders(answer, name);
      expect.soft(readPolicy(answer), name).toMatchObject(FILE_POLICY);
      expect.soft(answer.headers()['cross-origin-resource-policy'], name).toBe(sharing);
      if (method === 'HEAD') expect.soft((await answer.body()).length, name).toBe(0);
      else if (path.startsWith('/api/') && status >= 400)
        expect.soft(await answer.json(), name).toEqual({ error: expect.any(String) });
      else if (status === 404) expect.soft((await answer.body()).length, name).toBeLessThan(200);
    }
  }
});

test('Other methods, form posts and server actions get 405 with every security header', async ({
  request,
}) => {
  const questions: Parameters<typeof request.fetch>[1][] = [
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => ({ method })),
    { method: 'POST', form: { a: 'b' } },
    { method: 'POST', multipart: { $ACTION_ID_x: '1' } },
    { method: 'POST', headers: { 'next-action': 'x' }, data: '[]' },
    { method: 'POST', headers: { 'next-resume': '1' }, data: 'x' },
  ];
  const paths = [
    '/',
    '/blog',
    ARTICLE,
    '/no-such-page',
    '/rss.xml',
    '/icon.svg',
    '/api/blog/posts',
  ];
  for (const path of [...paths, `/images/seo/${ARTICLE_SLUG}/hero.webp`]) {
    for (const question of questions) {
      const name = `${JSON.stringify(question)} ${path}`;
      const answer = await request.fetch(path, question);
      expect.soft(answer.status(), name).toBe(405);
      expectCommonHeaders(answer, name);
      expect.soft(readPolicy(answer), name).toMatchObject(FILE_POLICY);
      expect.soft(answer.headers().allow, name).toBe('GET, HEAD');
      expect.soft(await answer.text(), name).toBe('{"error":"only GET and HEAD are allowed"}');
    }
  }
});

test('Scripts, styles and fonts have every security header and are cached for a year', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const assets = [...html.matchAll(/(?:src="|href="|url\()(\/_next\/static\/[^")]+)/g)];
  const byEnding = new Map(assets.map(([, path = '']) => [path.split('.').at(-1), path]));
  expect([...byEnding.keys()].sort()).toEqual(['css', 'js', 'woff2']);
  for (const path of byEnding.values()) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expectCommonHeaders(answer, path);
    expect.soft(readPolicy(answer), path).toMatchObject(FILE_POLICY);
    expect.soft(answer.headers()['cache-control'], path).toMatch(/max-age=31536000.*immutable/);
  }
});

test('The service worker is revalidated each time and may fetch only from our origin', async ({
  request,
}) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect(readPolicy(answer)).toMatchObject({ ...FILE_POLICY, 'connect-src': "'self'" });
  expect(readPolicy(answer)).not.toHaveProperty('script-src');
});

test('Pages and build files are revalidated each time, and an unchanged one answers 304', async ({
  request,
}) => {
  const files = [`/images/seo/${ARTICLE_SLUG}/hero.webp`, '/rss.xml', '/sitemap.xml'];
  for (const path of ['/', '/blog', ARTICLE, '/archive', ...files]) {
    const { etag = '', 'cache-control': caching } = (await request.get(path)).headers();
    expect(caching, path).toMatch(/max-age=0/);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
  }
});

test('The RSC payload of a navigation has every security header, and so does the redirect to it', async ({
  request,
}) => {
  for (const path of ['/archive', '/blog', ARTICLE]) {
    const redirect = await request.get(path, { headers: { rsc: '1' }, maxRedirects: 0 });
    expectCommonHeaders(redirect, `to the data of ${path}`);
    const answer = await request.get(path, { headers: { rsc: '1' } });
    expect.soft(answer.headers()['content-type'], path).toContain('text/x-component');
    expectCommonHeaders(answer, `data of ${path}`);
    expect.soft(readPolicy(answer)['default-src'], path).toBe("'none'");
  }
});

/** Folders where an unknown address answers 404, and (FOLDERS_WITH_FALLBACK_PAGE) where a page is shown for it. */
const FOLDERS_WITH_404 = [
  '/',
  '/blog/',
  '/api/blog/posts/',
  '/images/seo/',
  '/archive/',
  '/education/safety/',
  '/guides/safety/',
  '/about/',
];
const FOLDERS_WITH_FALLBACK_PAGE = ['/education/', '/guides/', '/peptides/', '/resources/'];

test('Unknown addresses leave no file behind, and those without a page answer 404', async ({
  request,
}) => {
  const mark = 'never-published';
  for (let index = 0; index < 3; index += 1) {
    for (const folder of [...FOLDERS_WITH_404, ...FOLDERS_WITH_FALLBACK_PAGE]) {
      const answer = await request.get(`${folder}${mark}-${index}`);
      expect(answer.status(), folder).toBe(FOLDERS_WITH_FALLBACK_PAGE.includes(folder) ? 200 : 404);
    }
  }
  const files = readdirSync('.next/standalone/.next', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes(mark))).toEqual([]);
});

test('No served file reveals the build machine, a person or a secret', () => {
  const served = ['.next/static', '.next/server/route-cache', 'public'].flatMap(readTextFiles);
  // Server code and its JSON files are in the same folders, but are not served.
  const files = served.filter(({ file }) => !/server\W.*\.(?:js|json)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const leaks = files.flatMap(({ file, text }) => [
    ...findLeaks(text).map((leak) => `${file}: ${leak}`),
    ...(text.includes(`${process.cwd()}${path.sep}`) ? [`${file}: the folder of the build`] : []),
    ...(/sourceMappingURL=/.test(text) ? [`${file}: a map to the sources`] : []),
  ]);
  expect(leaks).toEqual([]);
});
