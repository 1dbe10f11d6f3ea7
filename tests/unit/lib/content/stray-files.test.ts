import { beforeEach, expect, test, vi } from 'vitest';
import { findStrayFiles } from '@/lib/content/stray-files';
import { type Folder, makeFolder } from '@/tests/fixtures/folder';

let folder: Folder;

beforeEach(() => {
  folder = makeFolder();
  vi.stubEnv('CONTENT_DIR', folder.path);
});

function strayOf(...files: string[]): string[] {
  for (const file of files) folder.write(file, '');
  const collections = [{ folder: 'posts' }, { folder: 'education' }, { folder: 'education' }];
  const records = ['evidence/findings.json', 'references.json', 'figures/*.yaml'];
  return findStrayFiles({ texts: collections, records }).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

test('files that pages are made from, and leftovers of text editors, are not reported', () => {
  expect(
    strayOf(
      'posts/a.md',
      'education/b/1-c.md',
      'education/topics.ts',
      'tags.ts',
      'evidence/findings.json',
      'figures/heart.yaml',
    ).concat(strayOf('posts/.DS_Store', 'posts/a.md~', '.a.md.swp', 'Thumbs.db')),
  ).toEqual([]);
});

test('a text that no page is made from is reported, with where it belongs', () => {
  expect(strayOf('blog/a.md', 'b.TXT', 'posts/c.MD', 'posts/d.mdx', 'education/e/f.png')).toEqual([
    expect.stringContaining('content/b.TXT: no page is made of a text in this folder'),
    expect.stringMatching(
      /content\/blog\/a\.md: .* move it to one of content\/posts, content\/education$/,
    ),
    expect.stringMatching(/content\/education\/e\/f\.png: .* a picture belongs in public\/images$/),
    expect.stringMatching(/content\/posts\/c\.MD: .* a text ends in \.md, in small letters/),
    expect.stringContaining('content/posts/d.mdx'),
  ]);
});

test('a records file that nothing reads is reported, with the list of those that are', () => {
  expect(
    strayOf('evidence/finding.json', 'posts/e.json', 'data.csv', 'figures/old/heart.yaml'),
  ).toEqual([
    'content/data.csv: nothing reads this file; records belong in content/evidence/findings.json, content/references.json, content/figures/*.yaml, and a picture belongs in public/images',
    expect.stringContaining('content/evidence/finding.json: nothing reads this file'),
    expect.stringContaining('content/figures/old/heart.yaml: nothing reads this file'),
    expect.stringContaining('content/posts/e.json: no page is made of this file'),
  ]);
});
