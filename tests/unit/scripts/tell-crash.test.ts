import { expect, test } from 'vitest';
import { ContentError } from '@/lib/content/content-error';
import { tellCrash } from '@/scripts/tell-crash';

test('a record that cannot be compiled is told as a problem of content', () => {
  const place = `${process.cwd()}/content/peptides/healing.ts:13:4`;
  const message = `Transform failed with 1 error:\n${place}: ERROR: Expected "}" but found "library"`;
  expect(tellCrash(new Error(message))).toBe(
    '1 content problem\n  content/peptides/healing.ts:13: cannot be read: Expected "}" but found "library"; a comma, quote or bracket may be missing there or before it',
  );
});

test('problems of content are told as they are, anything else with what an author can do', () => {
  const error = new ContentError([{ file: 'content/tags.ts', message: 'is missing' }]);
  expect(tellCrash(error)).toBe(error.message);
  expect(tellCrash('no disk')).toMatch(/^The content could not be read: no disk\n.*tsc --noEmit/);
});
