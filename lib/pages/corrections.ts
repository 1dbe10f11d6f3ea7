import type { Change } from '@/lib/content/review';
import { getAddress } from './page';
import { getPages } from './pages';

/** A change note and the page that it stands on. */
export type Correction = Change & {
  title: string;
  path: string;
  /** Whether something that stood there was wrong, or left out what it had to say; else something was added. */
  isError: boolean;
};

/** How a note owns to a mistake: it corrects, or tells what the page had said or left out. CONTRIBUTING asks for these words. */
const ERROR =
  /(?<!the )\bcorrected\b|\b(?:took out|taken out|no longer|replaced|mended|wrong|in place of|instead of)\b|\b(?:page|article|lesson|text|site|table|it) (?:had|still|gave)\b/i;

/** Every change note of the site: newest first, then by title. */
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
