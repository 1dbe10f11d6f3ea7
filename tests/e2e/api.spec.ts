import type { PostSummary } from '@/lib/articles/post';
import { expect, test } from './described';
import { ARTICLE_SLUG } from './pages';

const POSTS = '/api/blog/posts';
const CALLS = [
  `${POSTS}?limit=100`,
  `${POSTS}/search?q=peptide`,
  `${POSTS}/featured`,
  `${POSTS}/${ARTICLE_SLUG}`,
];

test('The lists are arrays of posts without their bodies', async ({ request }) => {
  for (const call of [
    `${POSTS}?limit=100`,
    `${POSTS}?limit=1000`,
    POSTS,
    `${POSTS}/featured`,
    `${POSTS}/search`,
    `${POSTS}/search?q=peptide`,
    `${POSTS}/search?tags=Research,GLP-1`,
  ]) {
    const answer = await request.get(call);
    expect(answer.status(), call).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/json');
    const posts = await answer.json();
    expect(posts.length).toBeGreaterThan(0);
    for (const post of posts) {
      expect(post).toEqual({
        id: expect.any(String),
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        title: expect.any(String),
        description: expect.any(String),
        author: expect.any(String),
        publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
        readingTime: expect.stringMatching(/\d/),
        tags: expect.arrayContaining([expect.any(String)]),
        featuredImage: expect.stringMatching(/^\/images\//),
      });
    }
  }
});

test('Lists are sorted newest first, and a limit shortens them', async ({ request }) => {
  const all: PostSummary[] = await (await request.get(`${POSTS}?limit=1000`)).json();
  const days = all.map(({ publishedAt }) => publishedAt);
  expect(days).toEqual(days.toSorted().reverse());
  for (const limit of [1, 3]) {
    expect(await (await request.get(`${POSTS}?limit=${limit}`)).json()).toEqual(
      all.slice(0, limit),
    );
  }
  expect(await (await request.get(`${POSTS}/search`)).json()).toEqual(all);
  expect(await (await request.get(POSTS)).json()).toEqual(all.slice(0, 100));
});

test('A single post is returned with its summary and its Markdown text', async ({ request }) => {
  const all: PostSummary[] = await (await request.get(`${POSTS}?limit=1000`)).json();
  const { content, ...summary } = await (await request.get(`${POSTS}/${ARTICLE_SLUG}`)).json();
  expect(summary).toEqual(all.find(({ slug }) => slug === ARTICLE_SLUG));
  expect(content).toMatch(/^# /m);
  expect(content).toMatch(/\[\^1\]: /);
  expect(content).not.toMatch(/\[@|\[!|\[\[|\[=/);
});

test('A search lists first an article whose title has the words, even misspelt', async ({
  request,
}) => {
  for (const [q, tags, title] of [
    ['semaglutide', '', /semaglutide/i],
    ['reconst', '', /reconstitution/i],
    ['semaglotide', '', /semaglutide/i],
    ['tirzeptide', '', /tirzepatide/i],
    ['certificate analysis', '', /certificate of analysis/i],
    ['BPC-157', '', /bpc-157/i],
    ['bpc157', 'recovery,GLP-1', /bpc-157/i],
  ] as const) {
    const found = await (await request.get(`${POSTS}/search`, { params: { q, tags } })).json();
    expect(found[0]?.title, q).toMatch(title);
  }
});

test('A search text or tag list that is too long is refused with 400', async ({ request }) => {
  for (const name of ['q', 'tags']) {
    const answer = await request.get(`${POSTS}/search`, { params: { [name]: 'x'.repeat(5000) } });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  }
});

const NOTHING_THERE = [
  `${POSTS}/no-such-post`,
  `${POSTS}/__proto__`,
  `${POSTS}/constructor`,
  `${POSTS}/${'x'.repeat(3000)}`,
  `${POSTS}/%00`,
  `${POSTS}/..%2f..%2fpackage.json`,
  `${POSTS}/a/b/c`,
  '/api',
  '/api/blog',
  '/api/users',
];

test('An unknown post or call returns 404 with a JSON error', async ({ request }) => {
  for (const path of NOTHING_THERE) {
    const answer = await request.get(path);
    expect(answer.status(), path.slice(0, 40)).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  }
});

test('HEAD returns the same status and ETag as GET, without a body', async ({ request }) => {
  for (const call of CALLS) {
    const [head, get] = await Promise.all([request.head(call), request.get(call)]);
    expect(head.status(), call).toBe(200);
    expect(head.headers().etag, call).toBe(get.headers().etag);
    expect((await head.body()).length, call).toBe(0);
  }
  expect((await request.head(`${POSTS}/no-such-post`)).status()).toBe(404);
});

test('A request that sends the current ETag gets 304 and no body', async ({ request }) => {
  for (const call of CALLS) {
    const { etag = '', 'cache-control': caching } = (await request.get(call)).headers();
    expect(etag, call).toMatch(/^(W\/)?".+"$/);
    expect(caching, call).toMatch(/max-age=\d+/);
    const again = await request.get(call, { headers: { 'if-none-match': etag } });
    expect(again.status(), call).toBe(304);
    expect((await again.body()).length, call).toBe(0);
    const changed = await request.get(call, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status(), call).toBe(200);
  }
});
