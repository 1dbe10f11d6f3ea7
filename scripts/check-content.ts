/**
 * Reads all content and reports every problem at once, with file, line and remedy. Without arguments, as
 * the build runs it, only what would make a page wrong; with --all, as `npm run check` runs it, the
 * editor's rules too, and after them what a writer should look at, which fails nothing. With --numbers
 * [file or record …] only the numbers beside citations that no cited record gives.
 */

import { ContentError } from '@/lib/content/content-error';

const [mode, ...names] = process.argv.slice(2);
try {
  // Only now: a record that is wrong as soon as it is read is told like any other problem.
  const { checkContent, printNumbers } = await import('./content-report');
  if (mode === '--numbers') printNumbers(names);
  else checkContent(mode === '--all');
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = mode === '--all' ? 3 : 1;
}
