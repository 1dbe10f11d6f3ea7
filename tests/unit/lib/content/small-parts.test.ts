import { afterEach, expect, test, vi } from 'vitest';
import { ContentError, formatProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { toReadingTime } from '@/lib/text/reading-time';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['', '1 min read'],
  ['word '.repeat(238), '1 min read'],
  ['word '.repeat(239), '2 min read'],
  ['word '.repeat(2380), '10 min read'],
])('reading time counts 238 words a minute, rounded up', (text, time) => {
  expect(toReadingTime(text)).toBe(time);
});

test('Markdown markup is not counted as words', () => {
  expect(toReadingTime(`# - * > | --- ${'| '.repeat(500)}`)).toBe('1 min read');
});

test('a problem names file, line, field and message', () => {
  const file = 'content/posts/x.md';
  expect(formatProblem({ file, line: 4, field: 'publishedAt', message: 'expected a date' })).toBe(
    'content/posts/x.md:4: publishedAt: expected a date',
  );
  expect(formatProblem({ file, line: 4, message: 'no text' })).toBe(
    'content/posts/x.md:4: no text',
  );
  expect(formatProblem({ file, field: 'title', message: 'no text' })).toBe(
    'content/posts/x.md: title: no text',
  );
});

test('an error counts its problems and lists them', () => {
  const problem = { file: 'a.md', message: 'wrong' };
  expect(new ContentError([problem]).message).toBe('1 content problem\n  a.md: wrong');
  expect(new ContentError([problem, problem]).message).toBe(
    '2 content problems\n  a.md: wrong\n  a.md: wrong',
  );
});

test('a value is computed once per process, whichever copy of the function is called', () => {
  const compute = vi.fn(() => ({}));
  const first = memoise('once', compute);
  const second = memoise('once', compute);
  expect(first()).toBe(second());
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a thrown error is not cached', () => {
  const compute = vi.fn<() => string>().mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  compute.mockImplementation(() => 'now');
  const get = memoise('throws', compute);
  expect(get).toThrow('not yet');
  expect(get()).toBe('now');
});

test('in development a value is cached only for the current task', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const compute = vi.fn(() => 1);
  const get = memoise('afresh', compute);
  get();
  get();
  expect(compute).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  get();
  expect(compute).toHaveBeenCalledTimes(2);
});
