import type { APIRequestContext } from 'playwright/test';
import type { PostSummary } from '@/lib/articles/post';
import { expect, test } from './described';

async function search(
  request: APIRequestContext,
  params: { q?: string; tags?: string },
): Promise<PostSummary[]> {
  const answer = await request.get('/api/blog/posts/search', { params });
  expect(answer.status()).toBe(200);
  return answer.json();
}

for (const { kind, q, title } of [
  { kind: 'a whole word', q: 'semaglutide', title: /semaglutide/i },
  { kind: 'the beginning of a word', q: 'reconst', title: /reconstitution/i },
  { kind: 'a word with one letter wrong', q: 'semaglotide', title: /semaglutide/i },
  { kind: 'a word with one letter missing', q: 'tirzeptide', title: /tirzepatide/i },
  { kind: 'two words', q: 'certificate analysis', title: /certificate of analysis/i },
  { kind: 'capitals', q: 'BPC-157', title: /bpc-157/i },
  { kind: 'a name written together', q: 'bpc157', title: /bpc-157/i },
]) {
  test(`A search for ${kind} finds the article with it in its title first`, async ({ request }) => {
    const [first] = await search(request, { q });
    expect(first?.title).toMatch(title);
  });
}

test('Posts with the word in their title come before posts with it elsewhere', async ({
  request,
}) => {
  const inTitle = (await search(request, { q: 'trials' })).map(({ title }) =>
    /\btrials/i.test(title),
  );
  expect(inTitle).toContain(true);
  expect(inTitle).toContain(false);
  expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
});

test('A further word narrows the search, and one that stands nowhere is left out', async ({
  request,
}) => {
  const slugsOf = (posts: PostSummary[]) => posts.map(({ slug }) => slug);
  const broad = slugsOf(await search(request, { q: 'mitochondrial' }));
  const narrow = slugsOf(await search(request, { q: 'mitochondrial mice exercise' }));
  expect(narrow.length).toBeGreaterThan(0);
  expect(broad).toEqual(expect.arrayContaining(narrow));
  expect(slugsOf(await search(request, { q: 'mitochondrial zzqxkvw' }))).toEqual(broad);
  expect(await search(request, { q: 'zzqxkvw' })).toEqual([]);
});

test('The text of an article is searched as well, but not the keys of its citations', async ({
  request,
}) => {
  // The first is a word of the text; the second stands only in a key such as [@reynolds-2021].
  const found = await search(request, { q: 'folate' });
  expect(found.map(({ slug }) => slug)).toContain('mots-c-mitochondrial-peptide');
  expect(await search(request, { q: 'reynolds' })).toEqual([]);
});

test('Several tags mean any of them, whatever their case', async ({ request }) => {
  const all = await search(request, {});
  const found = await search(request, { tags: 'recovery, GLP-1' });
  expect(found).toEqual(
    all.filter(({ tags }) => tags.includes('Recovery') || tags.includes('GLP-1')),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(await search(request, { tags: 'Recov' })).toEqual([]);
});

test('Text and tags together mean both', async ({ request }) => {
  const byText = await search(request, { q: 'mice' });
  const both = await search(request, { q: 'mice', tags: 'Longevity' });
  expect(both.length).toBeGreaterThan(0);
  expect(both).toEqual(byText.filter(({ tags }) => tags.includes('Longevity')));
});

test('Odd search text gives a list, never an error', async ({ request }) => {
  for (const q of [
    '',
    '   ',
    '%',
    '"',
    '\\',
    '<script>',
    '((((',
    '.*',
    '\u0000',
    '💉',
    'ＢＰＣ',
    "' or 1=1",
  ]) {
    expect(await search(request, { q }), JSON.stringify(q)).toBeInstanceOf(Array);
  }
});
