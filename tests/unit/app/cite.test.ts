import { expect, test } from 'vitest';
import { GET, generateStaticParams } from '@/app/cite/[...file]/route';
import { GET as getOfArticle } from '@/app/cite/blog/[...file]/route';
import { getPosts } from '@/lib/articles/posts';
import { getPeptides } from '@/lib/peptides/peptides';
import { getReferences } from '@/lib/references/references';
import { citeArticle, citePaper, citePaperPage, citePeptide } from '@/lib/seo/cite';
import { getCiteLinks } from '@/lib/seo/cite-files';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

const params = generateStaticParams();
const open = ([folder = '', ...rest]: string[], headers = {}) =>
  folder === 'blog'
    ? getOfArticle(new Request('https://example.org', { headers }), {
        params: Promise.resolve({ file: rest }),
      })
    : GET(new Request('https://example.org'), {
        params: Promise.resolve({ file: [folder, ...rest] }),
      });

const TYPES: Record<string, RegExp> = {
  bib: /^application\/x-bibtex/,
  ris: /^application\/x-research-info-systems/,
  json: /^application\/vnd\.citationstyles\.csl\+json/,
};

test('the build makes three files per paper, and files for lessons and peptides but not for articles', async () => {
  const names = params.map(({ file }) => file.join('/'));
  expect(new Set(names).size).toBe(names.length);
  const ofKind = (kind: string) => names.filter((name) => name.startsWith(`${kind}/`));
  expect(ofKind('resources/papers')).toHaveLength(3 * getReferences().size);
  expect(ofKind('blog')).toEqual([]);
  for (const kind of ['education', 'peptides']) expect(ofKind(kind).length).toBeGreaterThan(50);
  expect(names.every((name) => /^[a-z0-9/-]+\.(?:bib|ris|json)$/.test(name))).toBe(true);
});

test('a file is served with its media type, its file name and a citation', async () => {
  const ofArticles = getPosts().flatMap((post) => {
    const { files, lists } = getCiteLinks(citeArticle(post));
    return [...files, ...lists].map(({ href }) => ({ file: href.split('/').slice(2) }));
  });
  expect(ofArticles).toHaveLength(5 * getPosts().length);
  for (const { file } of [...params, ...ofArticles].filter((_, index) => index % 31 === 0)) {
    const answer = await open(file);
    const name = file.join('/');
    const ending = name.split('.').at(-1) ?? '';
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get('content-type'), name).toMatch(TYPES[ending] ?? /^$/);
    expect(answer.headers.get('content-disposition'), name).toMatch(
      /^attachment; filename="(?!references)[a-z0-9-]+\.(?:bib|ris|json)"$/,
    );
    expect(await answer.text(), name).toMatch(/^(?:@\w+\{|TY {2}- |\[\n)/);
  }
});

test('an unknown file is 404', async () => {
  for (const name of ['none.bib', 'none.json', 'none', '']) {
    const answer = await open(['blog', name]);
    expect(answer.status, name).toBe(404);
    expect(answer.headers.get('content-type'), name).toMatch(
      name.endsWith('.json') ? /^application\/json/ : /^text\/plain/,
    );
  }
  expect((await open(['peptides', 'none.bib'])).status).toBe(404);
});

test('a client that already has an article’s file gets 304', async () => {
  const [post] = getPosts();
  const file = ['blog', `${post?.slug}.bib`];
  const etag = (await open(file)).headers.get('etag') ?? '';
  expect((await open(file, { 'if-none-match': etag })).status).toBe(304);
});

test('an article’s list file contains all its references in numbered order', async () => {
  const [post] = getPosts();
  if (!post) throw new Error('no article');
  const citation = citeArticle(post);
  const [, list] = getCiteLinks(citation).lists;
  const text = await (await open(list?.href.split('/').slice(2) ?? [])).text();
  const keys = [...text.matchAll(/^ID {2}- (.+)\r$/gm)].map(([, key]) => key);
  expect(keys).toEqual(citation.references.map(({ id }) => id));
});

test('an article is cited with its desk as author and its publication date', () => {
  for (const post of getPosts().slice(0, 9)) {
    const { text, work } = citeArticle(post);
    expect(text.startsWith(`${post.author}. ${post.title}`)).toBe(true);
    expect(text.endsWith(toAbsoluteUrl(`/blog/${post.slug}`))).toBe(true);
    expect(work.author).toEqual([{ literal: post.author }]);
    expect(work.issued?.['date-parts'][0].join('-')).toBe(
      post.publishedAt.slice(0, 10).replace(/-0/g, '-'),
    );
    expect(work['container-title']).toBe('Amide Academy');
  }
});

test('a peptide page without changes is cited without a publication date', () => {
  for (const peptide of getPeptides()) {
    const { work } = citePeptide(peptide);
    if (!peptide.changes?.length) expect(work.issued).toBeUndefined();
    expect(work.author).toEqual([{ literal: 'Amide Academy' }]);
  }
});

test('a paper is cited from its record, and its page has its own citation', () => {
  const paper = getReferences().get('wilding-2021-step1');
  if (!paper) throw new Error('no such paper');
  expect(citePaper(paper).text).toBe(
    'Wilding JPH, Batterham RL, Calanna S, et al. Once-Weekly Semaglutide in Adults with Overweight or Obesity. New England Journal of Medicine. 2021;384:989-1002. doi:10.1056/NEJMoa2032183',
  );
  const [own, address] = citePaperPage(paper).split(' Amide Academy. ');
  expect(own).toMatch(/^Wilding 2021/);
  expect(address).toBe(toAbsoluteUrl('/resources/papers/wilding-2021-step1'));
});
