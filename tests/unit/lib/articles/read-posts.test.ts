import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { postFiles, selectPosts, validatePosts } from '@/lib/articles/posts';
import { ContentError, formatProblem, toProblems } from '@/lib/content/content-error';
import { postSource, reference, writeContentDirectory } from '@/tests/fixtures/content-directory';

const NOW = new Date('2026-06-01T12:00:00Z');

function read(posts: Record<string, string>, includeUnpublished = false) {
  onTestFinished(writeContentDirectory(posts));
  const files = postFiles.read();
  const problems = validatePosts(files);
  if (problems.length > 0) throw new ContentError(problems);
  return selectPosts(files, { now: NOW, includeUnpublished });
}

const problemsIn = (posts: Record<string, string>) =>
  toProblems(() => read(posts)).map(formatProblem);

test('posts are sorted newest first, and by title within a day', () => {
  const posts = read({
    'older.md': postSource({ publishedAt: '2025-01-01' }),
    'b.md': postSource({ title: 'Amber', publishedAt: '2026-01-01' }),
    'a.md': postSource({ title: 'Brass', publishedAt: '2026-01-01' }),
    'newer.md': postSource({ publishedAt: '2026-02-01' }),
  });
  expect(posts.map(({ slug }) => slug)).toEqual(['newer', 'b', 'a', 'older']);
});

test('drafts and posts with a future date are left out', () => {
  const files = {
    'draft.md': postSource({ draft: 'true' }),
    'shown.md': postSource({ draft: 'false', publishedAt: '2026-06-01' }),
    'tomorrow.md': postSource({ publishedAt: '2026-06-02' }),
    'later-today.md': postSource({ publishedAt: '2026-06-01T12:00:01Z' }),
  };
  expect(read(files).map(({ slug }) => slug)).toEqual(['shown']);
});

test('with unpublished posts included, drafts and future posts are listed too', () => {
  const files = {
    'draft.md': postSource({ draft: 'true' }),
    'tomorrow.md': postSource({ publishedAt: '2026-06-02' }),
  };
  expect(read(files, true).map(({ slug }) => slug)).toEqual(['tomorrow', 'draft']);
});

test('only Markdown files are read', () => {
  expect(read({ 'notes.txt': 'not a post', 'a.md.bak': 'nor this', 'a.md': postSource() })).toEqual(
    [expect.objectContaining({ slug: 'a' })],
  );
});

test('a folder without posts gives an empty list', () => {
  expect(read({})).toEqual([]);
});

test('citations are checked against the bibliography of the same folder', () => {
  expect(read({ 'a.md': postSource({}, `Seen [@${reference.id}].`) })).toHaveLength(1);
  expect(problemsIn({ 'a.md': postSource({}, 'Seen [@other-2020].') })).toEqual([
    expect.stringContaining('unknown citation key "other-2020"'),
  ]);
});

test('images are looked for under public', () => {
  const here = '![A curve](/images/posts/copper-peptides-in-skin-care.webp)';
  expect(read({ 'a.md': postSource({}, here) })).toHaveLength(1);
  expect(problemsIn({ 'a.md': postSource({}, '![A](/images/none.svg)') })).toHaveLength(1);
});

test('a folder is not accepted as an image', () => {
  expect(problemsIn({ 'a.md': postSource({}, '![A](/images)') })).toHaveLength(1);
});

test('all problems of all files are reported at once, drafts included', () => {
  const problems = problemsIn({
    'Bad_Name.md': postSource(),
    'one.md': postSource({ title: undefined, tags: '[Nope]' }),
    'fine.md': postSource(),
    'two.md': postSource({ draft: 'true' }, '[@gone]\n\n> [!NOTE]'),
    'search.md': 'no front matter',
  });
  expect(problems.map((line) => line.split(':')[0]?.replace('content/posts/', ''))).toEqual([
    ...['Bad_Name.md', 'one.md', 'one.md', 'search.md', 'search.md', 'two.md', 'two.md'],
  ]);
  expect(problems).toContain('content/posts/one.md:1: title: is missing; add a title');
  expect(problems).toContainEqual(
    expect.stringMatching(/^content\/posts\/two\.md:10: unknown citation key "gone"; add/),
  );
});

test('a missing folder is an error, not an empty site', () => {
  const remove = writeContentDirectory({});
  onTestFinished(remove);
  rmSync(path.join(process.env.CONTENT_DIR ?? '', 'posts'), { recursive: true });
  expect(() => postFiles.read()).toThrow(/ENOENT/);
});
