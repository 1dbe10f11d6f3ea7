import { expect, test } from 'vitest';
import { ContentError } from '@/lib/content/content-error';
import { listOwnFailures } from '@/scripts/own-failures.mjs';

const unreadable = String(new ContentError([{ file: 'content/tags.ts', message: 'is missing' }]));

test('of tests that fail, those stand alone that the report of content does not explain', () => {
  const assertion = (fullName: string, ...failureMessages: string[]) => ({
    fullName,
    failureMessages,
    status: failureMessages.length > 0 ? 'failed' : 'passed',
  });
  expect(
    listOwnFailures({
      testResults: [
        {
          name: 'a.test.ts',
          message: unreadable.replace('ContentError: ', ''),
          assertionResults: [],
        },
        { name: 'b.test.ts', message: 'SyntaxError: no', assertionResults: [] },
        {
          name: 'c.test.ts',
          message: '',
          assertionResults: [
            assertion('passes'),
            assertion('reads content', `${unreadable}\n    at read`),
            assertion('is in order', 'AssertionError: content/glossary.yaml\n    at order'),
          ],
        },
        { name: 'd.test.ts', message: '', assertionResults: [] },
      ],
    }),
  ).toEqual([
    'b.test.ts\n  SyntaxError: no',
    'is in order\n  AssertionError: content/glossary.yaml',
  ]);
});
