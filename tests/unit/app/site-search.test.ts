import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import * as health from '@/app/api/health/route';
import * as search from '@/app/api/search/route';
import { getPosts } from '@/lib/articles/posts';
import { kinds } from '@/lib/search/entry';
import type { SiteAnswer } from '@/lib/search/site-search';
import { hostileQuery } from '../../fixtures/hostile';

// The index of the whole site is built first.
vi.setConfig({ testTimeout: 240_000 });

const get = (query: string, headers = {}) =>
  search.GET(new NextRequest(new URL(`http://localhost/api/search?${query}`), { headers }));
const ask = async (query: string): Promise<SiteAnswer> => (await get(query)).json();

test('an answer has its groups, the best kind first and the others in their order', async () => {
  const response = get('q=ozempic&limit=2');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { count, groups, suggestions }: SiteAnswer = await response.json();
  expect(suggestions).toEqual([]);
  expect(count).toBe(groups.reduce((sum, group) => sum + group.count, 0));
  const order = kinds.map(({ id }) => id);
  const [first, ...others] = groups.map(({ kind }) => kind);
  expect(first).toBe('peptide');
  expect(others).toEqual(order.filter((kind) => others.includes(kind)));
  for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(2);
  expect(groups[0]?.hits[0]).toMatchObject({
    title: 'Semaglutide',
    address: '/peptides/semaglutide',
    note: 'Ozempic: a brand of semaglutide',
  });
});

test('the group with the best answer comes first, whatever its place in the order', async () => {
  expect((await ask('q=glossary')).groups[0]?.hits[0]?.address).toBe('/resources/glossary');
  expect((await ask('q=NEJMoa2032183')).groups[0]?.kind).toBe('paper');
});

test('an answer inside a text leads to its heading, the words marked', async () => {
  const { groups } = await ask('q=falsified+insulin+coma');
  const hit = groups.flatMap(({ hits }) => hits).find(({ heading }) => heading);
  expect(hit?.address).toMatch(/#/);
  expect(hit?.snippet.some(({ isMatch }) => isMatch)).toBe(true);
});

test('nothing is an empty answer, a near miss one with suggestions', async () => {
  expect(await ask('q=')).toEqual({ count: 0, groups: [], suggestions: [] });
  expect(await ask('q=zzqxkvw')).toEqual({ count: 0, groups: [], suggestions: [] });
  const near = await ask('q=BPC-158');
  expect(near.groups).toEqual([]);
  expect(near.suggestions[0]).toMatchObject({ title: 'BPC-157', address: '/peptides/bpc-157' });
});

test('one typing error is forgiven only when nothing else answers', async () => {
  expect((await ask('q=tirzepatdie')).suggestions[0]?.title).toBe('Tirzepatide');
  expect((await ask('q=semaglotide')).groups[0]?.hits[0]?.title).toBe('Semaglutide');
});

test.each(['limit=0', 'limit=51', 'limit=x', 'limit=', `q=${'x'.repeat(201)}`])(
  '%s is a bad request',
  async (query) => {
    const response = get(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: expect.any(String) });
  },
);

test('who has the answer gets 304 without a body', async () => {
  const etag = get('q=semax').headers.get('etag') ?? '';
  const again = get('q=semax', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('it answers 200 or 400 in JSON, whatever is asked, and never in HTML', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuery, async (query) => {
      const response = get(query);
      expect([200, 400]).toContain(response.status);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.json()).toBeInstanceOf(Object);
    }),
    { seed: 20_260_314, numRuns: 500 },
  );
});

test('a process with its content and indexes is ready, and says what it serves', async () => {
  const answer = health.GET();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status: 'ready',
    build: expect.stringMatching(/^\S+$/),
    articles: getPosts().length,
  });
});
