import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import * as health from '@/app/api/health/route';
import * as search from '@/app/api/search/route';
import { getPosts } from '@/lib/articles/posts';
import type { SiteAnswer } from '@/lib/search/answer-schema';

const get = (query: string, headers = {}) =>
  search.GET(new NextRequest(new URL(`http://localhost/api/search?${query}`), { headers }));
const ask = async (query: string): Promise<SiteAnswer> => (await get(query)).json();

test('an answer has its groups in the order of their best hits', async () => {
  const response = await get('q=ozempic&limit=2');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { count, groups, suggestions }: SiteAnswer = await response.json();
  expect(suggestions).toEqual([]);
  expect(count).toBe(groups.reduce((sum, group) => sum + group.count, 0));
  const best = groups.map((group) => group.hits[0]?.score ?? 0);
  expect(best).toEqual(best.toSorted((a, b) => b - a));
  expect(groups[0]?.kind).toBe('peptide');
  for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(2);
  expect(groups[0]?.hits[0]).toMatchObject({
    title: 'Semaglutide',
    address: '/peptides/semaglutide',
    note: 'Ozempic: a brand of semaglutide',
  });
});

test('a hit inside a text links to its heading and marks the words', async () => {
  const { groups } = await ask('q=falsified+insulin+coma');
  const hit = groups.flatMap(({ hits }) => hits).find(({ heading }) => heading);
  expect(hit?.address).toMatch(/#/);
  expect(hit?.snippet.some(({ isMatch }) => isMatch)).toBe(true);
});

test('an empty or unknown query finds nothing, and a near miss gets suggestions', async () => {
  expect(await ask('q=')).toEqual({ count: 0, without: [], groups: [], suggestions: [] });
  expect(await ask('q=zzqxkvw')).toEqual({ count: 0, without: [], groups: [], suggestions: [] });
  const near = await ask('q=BPC-158');
  expect(near.groups).toEqual([]);
  expect(near.suggestions[0]).toMatchObject({ title: 'BPC-157', address: '/peptides/bpc-157' });
});

test.each(['limit=0', 'limit=51', 'limit=x', 'limit=', `q=${'x'.repeat(201)}`])(
  '%s is a bad request',
  async (query) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: expect.any(String) });
  },
);

test('a ready process reports its build and its number of articles', async () => {
  const answer = await health.GET();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status: 'ready',
    build: expect.stringMatching(/^\S+$/),
    articles: getPosts().length,
  });
});

test('words that match nothing are dropped and named, and hits with all words come first', async () => {
  const { without, groups } = await ask('q=mounjaro+moonlighting');
  expect(without).toEqual(['moonlighting']);
  expect(groups[0]?.hits[0]).toMatchObject({ title: 'Tirzepatide', without: ['moonlighting'] });
  const whole = (await ask('q=mounjaro+hair+loss')).groups.flatMap(({ hits }) => hits);
  expect(whole[0]?.without).toBeUndefined();
  expect(whole.find(({ title }) => title === 'Tirzepatide')).toBeDefined();
});

test('amounts in a query prefill the calculator if each fits only one field', async () => {
  const first = async (query: string) => (await ask(query)).groups[0]?.hits[0];
  expect(await first('q=2.5+mg+how+many+units')).toMatchObject({
    address: '/tools/peptide-calculator?dose=2.5&doseUnit=mg',
    note: 'Filled in: dose 2.5 mg',
  });
  expect((await first('q=10+mg+vial+2+ml+water+250mcg+how+many+units'))?.address).toBe(
    '/tools/peptide-calculator?amount=10&unit=mg&diluent=2&dose=250&doseUnit=mcg',
  );
  expect((await first('q=5mg+or+10mg+how+many+units'))?.address).toBe('/tools/peptide-calculator');
  expect((await first('q=how+many+units+in+1cc'))?.address).toBe('/tools/peptide-calculator');
  // The field would ask whether the comma or space separates thousands, so nothing is filled in.
  for (const dose of ['1,500+mcg', '1+500+mcg']) {
    const { note } = (await first(`q=${dose}+dose+how+many+units`)) ?? {};
    expect(note, dose).toBeUndefined();
  }
  // A strength is no dose, a dose is no vial, and half a range or fraction is no amount.
  for (const part of ['10mg/ml', '2.5 mg per ml', 'dose 250 mcg vial 5 mg', '1/2 mg', '5 to 10 mg'])
    expect((await first(`q=how+many+units+${encodeURIComponent(part)}`))?.note, part).toBe(
      undefined,
    );
  // A number in a name is no part of one.
  expect((await first('q=bpc+157+500+mcg+how+many+units'))?.note).toBe('Filled in: dose 500 mcg');
  expect((await first('q=5+mg/vial+2+ml+water'))?.note).toBe('Filled in: vial 5 mg, water 2 mL');
});
