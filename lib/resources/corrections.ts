import { CALCULATOR_PATH } from '@/content/calculator';
import { calculatorCorrections } from '@/content/calculator-corrections';
import type { Change } from '@/lib/content/review';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import { getTextPages } from './text-pages';

/** The page that lists every change note of the site. */
export const CORRECTIONS_PATH = '/corrections';

/** A change note and the page that it stands on. */
export type Correction = Change & { title: string; path: string };

type Source = { title: string; path: string; changes?: readonly Change[] };

/** Every change note of articles, lessons, guides, pages, peptide records and the calculator: newest first, then by title. */
export function getCorrections(): Correction[] {
  return getSources()
    .flatMap(({ title, path, changes = [] }) =>
      changes.map(({ date, text }) => ({ date: date.slice(0, 10), text, title, path })),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'));
}

/** Those of the calculator alone, which its printed sheets lead to. */
export function getCalculatorCorrections(): Correction[] {
  return getCorrections().filter(({ path }) => path === CALCULATOR_PATH);
}

function getSources(): Source[] {
  return [
    ...getTextPages(),
    ...getPeptides().map(({ name, slug, changes }) => ({
      title: name,
      path: peptidePath(slug),
      changes,
    })),
    { title: 'Peptide calculator', path: CALCULATOR_PATH, changes: calculatorCorrections },
  ];
}
