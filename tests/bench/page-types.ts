import { templates } from '../e2e/pages';
import { isQuick } from './options';

/** The pages of a floor: one with a heading alone, and an article of plain paragraphs. */
export const floorKinds = { home: '/', article: '/article' } as const;
export type FloorKind = keyof typeof floorKinds;

/** A page of each template, and the page of a floor that it is compared with. */
export type PageType = { name: string; path: string; kind: FloorKind };

/** Pages of text, which a floor has as well; all others show what no empty app has. */
const TEXTS = [
  ...['article', 'lesson', 'guide', 'company page', 'paper', 'case studies', 'glossary'],
  ...['protocols', 'quick reference', 'evidence on one substance', 'proof of the calculator'],
  'peptide',
];

const MAIN = ['/', '/blog', '/tools/peptide-calculator', '/peptides/bpc-157'];
const MAIN_TEXTS = ['article', 'paper'];
const FEW = ['/', '/blog', '/tools/peptide-calculator'];

/** A page of each template; with BENCH_PAGES=main those that are read most, and in a quick run only a few. */
export const pageTypes: readonly PageType[] = templates
  .filter(({ name, path }) => {
    if (isQuick) return FEW.includes(path);
    return process.env.BENCH_PAGES !== 'main' || MAIN.includes(path) || MAIN_TEXTS.includes(name);
  })
  .map(({ name, path }) => ({ name, path, kind: TEXTS.includes(name) ? 'article' : 'home' }));
