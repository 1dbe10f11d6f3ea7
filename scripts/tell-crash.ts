import path from 'node:path';
import { ContentError } from '@/lib/content/content-error';

/** How tsx names a file that it cannot compile, with line and column. */
const UNCOMPILED = /^(.+?):(\d+):\d+: ERROR: (.+)$/gm;

/**
 * What to print for an error that ended the check of content: files that cannot be compiled like any problem of
 * content; anything else whole, with what an author can do.
 */
export function tellCrash(error: unknown): string {
  if (error instanceof ContentError) return error.message;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const problems = [...message.matchAll(UNCOMPILED)].map(([, file = '', line, what]) => ({
    file: path.relative('', file).split(path.sep).join('/'),
    line: Number(line),
    message: `cannot be read: ${what}; a comma, quote or bracket may be missing there or before it`,
  }));
  if (problems.length > 0) return new ContentError(problems).message;
  return [
    `The content could not be read: ${message}`,
    'A record of the wrong form may lie behind this: npx tsc --noEmit and git diff content show which.',
    stack,
  ].join('\n');
}
