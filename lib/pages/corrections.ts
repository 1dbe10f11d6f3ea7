import type { Change } from '@/lib/content/review';
import { getAddress } from './page';
import { getPages } from './pages';

/** A change note and the page that it belongs to. */
export type Correction = Change & {
  title: string;
  path: string;
  /** Whether the page was wrong or left something out that it had to say; otherwise something was added. */
  isError: boolean;
};

/** The wording of notes on mistakes, which CONTRIBUTING requires: a correction, or what the page said or left out. */
const ERROR =
  /(?<!the )\bcorrected\b|\b(?:took out|taken out|no longer|replaced|mended|wrong|in place of|instead of)\b|\b(?:page|article|lesson|text|site|table|it) (?:had|still|gave)\b/i;

/** All change notes of the site: newest first, then by title. */
export function getCorrections(): Correction[] {
  return getPages()
    .flatMap((page) =>
      (page.changes ?? []).map(({ date, text }) => ({
        date: date.slice(0, 10),
        text,
        isError: ERROR.test(text),
        title: page.title,
        path: getAddress(page),
      })),
    )
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'));
}
