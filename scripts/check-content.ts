/**
 * Reads all content and reports every problem at once, with file, line and remedy. Without arguments, as in the
 * build, it reports only what would make a page wrong. With --all, as in `npm run check`, it adds the editorial
 * rules, and a report of what a writer should look at, which never fails. With --numbers [file or record …] it
 * lists only the numbers beside citations that no cited record contains.
 */

import { ContentError } from '@/lib/content/content-error';

const [mode, ...names] = process.argv.slice(2);
try {
  // Imported inside the try: a record that throws on import is reported like any other problem.
  const { checkContent, printNumbers } = await import('./content-report');
  if (mode === '--numbers') printNumbers(names);
  else checkContent(mode === '--all');
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = mode === '--all' ? 3 : 1;
}
