import { expect, test } from 'vitest';
import { getPosts } from '@/lib/articles/posts';
import { getRelatedArticles, getSubjectNeighbours } from '@/lib/onward/article-rows';
import { getOnward } from '@/lib/onward/onward';
import { weighSubstances } from '@/lib/onward/page-subjects';
import { getArticlesOn, getPlacesOn } from '@/lib/onward/peptide-reading';
import { getKnownPages, getRelatedPages } from '@/lib/onward/related-pages';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { countSubstances, toParts } from '@/lib/peptides/substance-names';

const places = getKnownPages();
const hrefs = (groups: readonly { links: readonly { href: string }[] }[]) =>
  groups.flatMap(({ links }) => links.map(({ href }) => href));

test('a substance in the title is a subject of the page, and one among many is not', () => {
  const page = { title: 'BPC-157 and the gut', description: '', tags: [], text: '', keys: [] };
  expect(weighSubstances(page)).toEqual([
    { slug: 'bpc-157', weight: 20, share: 1, isNamed: true, isTreated: true },
  ]);
  const many = getPeptides().map(({ name }) => name);
  const list = { ...page, title: 'Who regulates peptides', text: many.join('\n') };
  expect(weighSubstances(list).some(({ isTreated }) => isTreated)).toBe(false);
});

test('brands, codes and other names count as the substance, and a blend as its parts', () => {
  expect(Object.fromEntries(countSubstances('Ozempic, MK-677 and bremelanotide'))).toEqual({
    semaglutide: 1,
    ibutamoren: 1,
    'pt-141': 1,
  });
  const { areAbout, articles } = getArticlesOn(requirePeptide('bpc-157-tb-500'));
  expect(areAbout).toBe(true);
  const found = articles.map(({ href }) => href);
  expect(found).toContain('/blog/bpc-157-compared-with-tb-500');
});

test('a peptide page links to each article whose title names it, or to six that treat it more', () => {
  for (const { slug, title } of getPosts()) {
    for (const [substance] of countSubstances(title)) {
      const { areAbout, articles } = getArticlesOn(requirePeptide(substance));
      const found = articles.map(({ href }) => href);
      expect(areAbout).toBe(true);
      expect(found.includes(`/blog/${slug}`) || found.length === 6, `${substance}: ${slug}`).toBe(
        true,
      );
    }
  }
});

test.each(getPeptides().map((peptide) => [peptide.slug, peptide]))(
  'the page of %s links to articles, evidence, a comparison and its vial',
  (slug, peptide) => {
    const { areAbout, articles } = getArticlesOn(peptide);
    expect(articles.length).toBeGreaterThan(0);
    const groups = getPlacesOn(peptide);
    const labels = groups.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Evidence map', 'Compare']));
    expect(labels.includes('Tools') || !('vialMg' in peptide.reconstitution)).toBe(true);
    // No article is mainly about these, and their pages say so.
    if (!areAbout) expect(['ghrp-2', 'ghrp-6', 'hexarelin', 'thymulin']).toContain(slug);
    for (const { href } of articles) {
      const article = places.find(({ path }) => path === href);
      const text = article ? [article.title, article.description, article.text].join('\n') : '';
      const named = countSubstances(text);
      expect(
        toParts(peptide).some((part) => named.has(part)),
        href,
      ).toBe(true);
    }
    expect(new Set(hrefs(groups)).size).toBe(hrefs(groups).length);
  },
);

test('the first article on a substance is the one most about it', () => {
  const first = (slug: string) => getArticlesOn(requirePeptide(slug)).articles[0]?.href;
  expect(first('semaglutide')).toBe('/blog/semaglutide-what-the-trials-show');
  expect(first('tirzepatide')).toBe('/blog/tirzepatide-two-receptors-one-injection');
  expect(first('bpc-157')).toBe('/blog/bpc-157-what-is-known-and-what-is-not');
});

test('a vial links to the calculator with its own numbers', () => {
  const tools = getPlacesOn(requirePeptide('bpc-157')).find(({ label }) => label === 'Tools');
  expect(tools?.links[0]).toEqual({
    href: '/tools/peptide-calculator?amount=10&unit=mg&diluent=2',
    title: 'The calculator with this vial',
    note: '10 mg in 2 mL',
  });
});

test('a text links to the lesson, protocol and tool that share its terms', () => {
  const near = (path: string, kinds: Parameters<typeof getRelatedPages>[1]) => {
    const page = places.find((place) => place.path === path);
    return page ? getRelatedPages(page, kinds, 1).map((related) => related.path) : [];
  };
  const certificate = '/blog/how-to-read-a-certificate-of-analysis';
  expect(near(certificate, ['Lesson'])).toEqual(['/education/methods/identity-purity-content']);
  expect(near(certificate, ['Protocol'])).toEqual(['/resources/protocols#certificate-of-analysis']);
  expect(near('/blog/half-life-and-steady-state', ['Tool'])).toEqual(['/tools/half-life']);
  expect(near('/blog/reconstitution-and-storage', ['Tool'])).toEqual(['/tools/peptide-calculator']);
});

test('every known page links to other pages, to each only once and never to itself', () => {
  for (const { path } of places) {
    const [page = ''] = path.split('#');
    const { substances, groups, start } = getOnward(page);
    const found = [...hrefs(groups), ...[...substances, ...start].map(({ href }) => href)];
    expect(found, page).not.toContain(page);
    expect(new Set(found).size, page).toBe(found.length);
    expect(found.length, page).toBeGreaterThan(0);
  }
});

test('an emergency is not offered for its likeness to a text', () => {
  for (const { path } of places) {
    const [page = ''] = path.split('#');
    expect(hrefs(getOnward(page).groups).join(), page).not.toContain('/tools/something-went-wrong');
  }
});

test('a page without a subject links to the main pages of other sections', () => {
  const { substances, groups, start } = getOnward('/peptides/compare');
  expect([...substances, ...groups]).toEqual([]);
  expect(start.map(({ href }) => href)).toContain('/tools/peptide-calculator');
  expect(start.map(({ href }) => href)).not.toContain('/peptides');
});

test('articles on one subject link to the next and the previous one, in a ring', () => {
  const seen = new Set<string>();
  for (const { slug } of getPosts()) {
    const neighbours = getSubjectNeighbours(slug);
    if (!neighbours) continue;
    const { subject, previous, next } = neighbours;
    expect(previous.href).not.toBe(`/blog/${slug}`);
    expect(next.href).not.toBe(previous.href);
    const after = getSubjectNeighbours(next.href.replace('/blog/', ''));
    if (after?.subject === subject) expect(after.previous.href).toBe(`/blog/${slug}`);
    seen.add(slug);
  }
  expect(seen.size).toBe(getPosts().length);
  expect(getSubjectNeighbours('none')).toBeUndefined();
});

test('related articles are at most three, and never the article itself', () => {
  for (const { slug } of getPosts()) {
    const related = getRelatedArticles(slug).map((post) => post.slug);
    expect(related).not.toContain(slug);
    expect(related.length).toBeLessThanOrEqual(3);
  }
  expect(getRelatedArticles('none')).toEqual([]);
});
