/**
 * Reads all content and reports every problem at once, with file, line and remedy. Without arguments it reports only
 * what would make a page wrong. With --keep, as in the build, it then keeps the content for the servers, if it is in
 * order. With --all, as in `npm run check`, it adds the editorial rules, and a report of what a writer should look at,
 * which never fails. With --numbers [file or record …] it lists only the numbers beside citations that no cited record
 * contains.
 */

import { ContentError } from '@/lib/content/content-error';

const [mode, ...names] = process.argv.slice(2);
try {
  // Imported inside the try: a record that throws on import is reported like any other problem.
  const { checkContent, printNumbers } = await import('./content-report');
  if (mode === '--numbers') printNumbers(names);
  else if (mode === '--keep') await checkAndKeep(checkContent);
  else checkContent(mode === '--all');
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = mode === '--all' ? 2 : 1;
}

/** In one process, so that each text is parsed once for the checks and the search index. */
async function checkAndKeep(
  checkContent: typeof import('./content-report').checkContent,
): Promise<void> {
  const { getSections } = await import('@/lib/search/entry');
  const { keepContent } = await import('./keep-content');
  checkContent(false, getSections);
  if (!process.exitCode) keepContent();
}
