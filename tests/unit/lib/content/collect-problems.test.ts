import { expect, test } from 'vitest';
import { collectProblems } from '@/lib/content/collect-problems';
import { ContentError } from '@/lib/content/content-error';

const first = { file: 'content/a.md', message: 'one' };
const second = { file: 'content/b.md', line: 2, message: 'two' };

function failing(...problems: (typeof first)[]) {
  return () => {
    throw new ContentError(problems);
  };
}

test('content without problems has none', () => {
  expect(collectProblems([() => 'fine', () => undefined])).toEqual([]);
});

test('problems of all readings are reported together, a shared one once', () => {
  expect(collectProblems([failing(first, second), () => 'fine', failing(first)])).toEqual([
    first,
    second,
  ]);
});

test('an error that is not about content is not hidden', () => {
  expect(() =>
    collectProblems([
      () => {
        throw new Error('disk');
      },
    ]),
  ).toThrow('disk');
});
