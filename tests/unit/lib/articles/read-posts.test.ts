import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { postFiles, selectPosts, validatePosts } from '@/lib/articles/posts';
import { ContentError, formatProblem, toProblems } from '@/lib/content/content-error';
import { postSource, reference, writeContentDirectory } from '@/tests/fixtures/content-directory';

const NOW = new Date('2026-06-01T12:00:00Z');

/** Reads the posts of a new folder. */
function read(posts: Record<string, string>) {
  onTestFinished(writeContentDirectory(posts));
  return readAgain();
}

function readAgain({ includeUnpublished = false } = {}) {
  const files = postFiles.read();
  const problems = validatePosts(files);
  if (problems.length > 0) throw new ContentError(problems);
  return selectPosts(files, { now: NOW, includeUnpublished });
}

const problemsIn = (posts: Record<string, string>) =>
  toProblems(() => read(posts)).map(formatProblem);
const slugsOf = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

test('published posts are sorted newest first and by title within a day; others can be included', () => {
  const published = read({
    'older.md': postSource({ publishedAt: '2025-01-01' }),
    'b.md': postSource({ title: 'Amber', publishedAt: '2026-01-01' }),
    'a.md': postSource({ title: 'Brass', publishedAt: '2026-01-01' }),
    'newer.md': postSource({ draft: 'false', publishedAt: '2026-06-01' }),
    'draft.md': postSource({ draft: 'true', publishedAt: '2024-01-01' }),
    'tomorrow.md': postSource({ publishedAt: '2026-06-02' }),
    'later-today.md': postSource({ publishedAt: '2026-06-01T12:00:01Z' }),
    'notes.txt': 'not a post',
    'a.md.bak': 'nor this',
  });
  const shown = ['newer', 'b', 'a', 'older'];
  expect(slugsOf(published)).toEqual(shown);
  expect(slugsOf(readAgain({ includeUnpublished: true }))).toEqual([
    'tomorrow',
    'later-today',
    ...shown,
    'draft',
  ]);
});

test('a folder without posts gives an empty list', () => {
  expect(read({})).toEqual([]);
});

test('citations are checked against the bibliography of the same folder, images under public', () => {
  const image = '![A curve](/images/posts/copper-peptides-in-skin-care.webp)';
  expect(read({ 'a.md': postSource({}, `Seen [@${reference.id}].\n\n${image}`) })).toHaveLength(1);
  const problems = problemsIn({
    'cites.md': postSource({}, 'Seen [@other-2020].'),
    'shows-a-folder.md': postSource({}, '![A](/images)'),
    'shows-nothing.md': postSource({}, '![A](/images/none.svg)'),
  });
  expect(problems).toEqual([
    expect.stringContaining('cites.md:9: unknown citation key "other-2020"'),
    expect.stringContaining('shows-a-folder.md:9: '),
    expect.stringContaining('shows-nothing.md:9: there is no file public/images/none.svg'),
  ]);
});

test('all problems of all files are reported at once, drafts included', () => {
  const problems = problemsIn({
    'Bad_Name.md': postSource(),
    'one.md': postSource({ title: undefined, tags: '[Nope]' }),
    'fine.md': postSource(),
    'two.md': postSource({ draft: 'true' }, '[@gone]\n\n> [!NOTE]'),
    'search.md': 'no front matter',
    '.#one.md': 'left by an editor',
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
