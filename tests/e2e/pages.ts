import type { APIRequestContext } from 'playwright/test';

/** An article with sections, a table, citations, and a drawn hero instead of an image. */
export const ARTICLE_SLUG = 'mots-c-mitochondrial-peptide';
export const ARTICLE = `/blog/${ARTICLE_SLUG}`;

/** A lesson with citations and a table. */
export const LESSON = '/education/fundamentals/amounts-volumes-and-units';
export const CALCULATOR = '/tools/peptide-calculator';
export const PRACTICE = `${CALCULATOR}/practice`;
export const SELF_TEST = '/education/safety/self-test';
export const HALF_LIFE = '/tools/half-life';
export const SOMETHING_WENT_WRONG = '/tools/something-went-wrong';
export const CERTIFICATE = '/tools/certificate';
export const SHEET = '/tools/sheet';
export const BASELINE = '/tools/benefit-and-harm';
export const SEQUENCE_LAB = '/tools/sequence';

/** One page of each kind, for checks that every page must pass. */
export const pages = [
  { name: 'home page', path: '/', status: 200 },
  { name: 'article list', path: '/blog', status: 200 },
  { name: 'article', path: ARTICLE, status: 200 },
  { name: 'archive', path: '/archive', status: 200 },
  { name: 'map of the courses', path: '/education', status: 200 },
  { name: 'education topic', path: '/education/certification', status: 200 },
  {
    name: 'course for an audience',
    path: '/education/students',
    status: 200,
    isVariant: true,
  },
  { name: 'lesson', path: LESSON, status: 200 },
  { name: 'self-test', path: SELF_TEST, status: 200 },
  { name: 'course on paper', path: '/education/clinical/print', status: 200 },
  { name: 'guide', path: '/guides/safety', status: 200 },
  { name: 'unknown guide', path: '/guides/no-such-guide', status: 200, isVariant: true },
  { name: 'company page', path: '/about', status: 200 },
  { name: 'research hub', path: '/research', status: 200 },
  { name: 'evidence map', path: '/research/evidence-map', status: 200 },
  { name: 'evidence on one substance', path: '/research/evidence-map/semaglutide', status: 200 },
  { name: 'data', path: '/data', status: 200 },
  { name: 'description of the API', path: '/developers', status: 200 },
  { name: 'protocols', path: '/resources/protocols', status: 200 },
  { name: 'questions of safety', path: '/safety', status: 200 },
  { name: 'something went wrong', path: SOMETHING_WENT_WRONG, status: 200 },
  { name: 'labels on one sheet', path: '/peptides/semaglutide/before-use', status: 200 },
  { name: 'quick reference', path: '/resources/reference', status: 200 },
  { name: 'glossary', path: '/resources/glossary', status: 200 },
  { name: 'papers', path: '/resources/papers', status: 200 },
  { name: 'paper', path: '/resources/papers/wilding-2021-step1', status: 200 },
  {
    name: 'most cited paper',
    path: '/resources/papers/marso-2016-sustain6',
    status: 200,
    isVariant: true,
  },
  {
    name: 'corrected paper',
    path: '/resources/papers/wu-2025-tests-thymosin-sepsis',
    status: 200,
    isVariant: true,
  },
  {
    name: 'paper without results',
    path: '/resources/papers/hudson-biotech-2026-mock-registrations',
    status: 200,
    isVariant: true,
  },
  {
    name: 'papers of one kind',
    path: '/resources/papers/kind/rct',
    status: 200,
    isVariant: true,
  },
  { name: 'infographics', path: '/resources/infographics', status: 200 },
  { name: 'case studies', path: '/resources/case-studies', status: 200 },
  { name: 'unknown resource', path: '/resources/no-such-resource', status: 200, isVariant: true },
  { name: 'calculator', path: CALCULATOR, status: 200 },
  { name: 'proof of the calculator', path: `${CALCULATOR}/proof`, status: 200 },
  { name: 'practice room', path: PRACTICE, status: 200 },
  { name: 'practice sheet', path: '/education/practice/print', status: 200 },
  {
    name: 'practice sheet of a set',
    path: '/education/practice/print?seed=7',
    status: 200,
    isVariant: true,
  },
  { name: 'half-life tool', path: HALF_LIFE, status: 200 },
  { name: 'certificate checker', path: CERTIFICATE, status: 200 },
  { name: 'sheet for the doctor', path: SHEET, status: 200 },
  { name: 'benefit and harm', path: BASELINE, status: 200 },
  { name: 'sequence lab', path: SEQUENCE_LAB, status: 200 },
  { name: 'peptide library', path: '/peptides', status: 200 },
  { name: 'peptide category', path: '/peptides/growth-hormone', status: 200 },
  { name: 'peptide', path: '/peptides/bpc-157', status: 200 },
  { name: 'longest peptide', path: '/peptides/igf-1', status: 200, isVariant: true },
  { name: 'modified peptide', path: '/peptides/semaglutide', status: 200, isVariant: true },
  { name: 'blend', path: '/peptides/bpc-157-tb-500', status: 200, isVariant: true },
  { name: 'comparison', path: '/peptides/compare', status: 200 },
  { name: 'dosing guides', path: '/products', status: 200 },
  { name: 'unknown peptide', path: '/peptides/unwritten', status: 200, isVariant: true },
  { name: 'unknown category', path: '/peptides/category/unwritten', status: 200, isVariant: true },
  { name: 'search page', path: '/search', status: 200 },
  { name: 'search answer', path: '/search?q=ozempic', status: 200, isVariant: true },
  { name: 'search without an answer', path: '/search?q=bpc-158', status: 200, isVariant: true },
  { name: '404 page', path: '/no-such-page', status: 404 },
  { name: 'missing article', path: '/blog/no-such-article', status: 404 },
] as const;

/** One page per template: variants show other content with the same controls, and are left out. */
export const templates = pages.filter((page) => !('isVariant' in page));

/** Pages whose kinds of controls are all on another one: on a guide, and on the 404 page. */
export const SAME_CONTROLS: readonly string[] = ['/about', '/blog/no-such-article'];

/** Whether a page is mostly text and needs less code than one that filters, fetches or computes. */
export function isTextPage(path: string): boolean {
  if (path === SELF_TEST) return false;
  return (
    path === ARTICLE ||
    path.includes('no-such') ||
    /^\/(?:education|guides|about|research|resources\/)/.test(path)
  );
}

/** True with `E2E=all`: tests check every page, instead of a sample of each template. */
export const isFullRun = process.env.E2E === 'all';

/** The browser's console error when a page itself answers 404. */
export const NOT_FOUND = /status of 404/;

/** Headers of requests for many pages: compression would take longer than the rest of each. */
export const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** Paper pages share one template, so only about one in this many is tested. */
const PAPER_STEP = 40;

/** Returns the paths in the sitemap, with only a sample of the paper pages. */
export async function readAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path, index) => !/^\/resources\/papers\/./.test(path) || index % PAPER_STEP === 0);
}

/** Paths that share a template with many others: about one in SHARED_STEP of them is tested. */
const SHARED = /^\/(?:blog|peptides|education\/[^/]+|research\/evidence-map|resources\/papers)\/./;
const SHARED_STEP = 8;

/** Like `readAddresses`, but with only a sample of the paths that share a template, unless `isFullRun`. */
export async function readSample(request: APIRequestContext): Promise<string[]> {
  const addresses = await readAddresses(request);
  return addresses.filter(
    (path, index) => isFullRun || !SHARED.test(path) || index % SHARED_STEP === 0,
  );
}
