import { beforeEach, expect, test, vi } from 'vitest';
import { getSummary } from '@/lib/articles/post';
import { describeArticle } from '@/lib/pages/text-pages';
import { describeEntry } from '@/lib/search/entry';
import { readSiteIndex, writeSiteIndex } from '@/lib/search/index-file';
import { createSiteIndex } from '@/lib/search/site-index';
import { createSearch } from '@/lib/search/site-search';
import { copyRecords } from '@/tests/fixtures/copy-records';
import { type Folder, makeFolder } from '@/tests/fixtures/folder';
import { makePost } from '@/tests/fixtures/posts';

const posts = [
  makePost({ title: 'Keeping a vial cold', content: '# Where\n\nIn the fridge, naïve.' }),
];
const index = createSiteIndex({
  posts: posts.map(getSummary),
  names: [],
  entries: posts.map((post) => describeEntry(describeArticle(post))),
});

let folder: Folder;
let log: string[];

beforeEach(() => {
  folder = makeFolder();
  folder.write('a.md', 'A text');
  copyRecords(folder.path);
  vi.stubEnv('CONTENT_DIR', folder.path);
  log = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void log.push(String(line)));
});

test('a written index is read back unchanged, and gives the same answers', () => {
  writeSiteIndex(folder.path, index);
  const read = readSiteIndex();
  expect(read?.entries).toEqual(index.entries);
  expect(read?.posts).toEqual(index.posts);
  for (const text of ['fridge', 'naive', 'kepping']) {
    const answer = read && createSearch(read).findAll(text, 5);
    expect(answer?.count, text).toBe(1);
    expect(answer).toEqual(createSearch(index).findAll(text, 5));
  }
  expect(log).toEqual([]);
});

test.each([
  ['there is none', () => {}, /cannot be read/],
  [
    'it is cut off',
    () => folder.write('search-index', Buffer.from([255, 15, 111])),
    /cannot be read/,
  ],
  [
    'a text was changed since',
    () => {
      writeSiteIndex(folder.path, index);
      folder.write('a.md', 'Another text');
    },
    /is of other content/,
  ],
  [
    'a text was added since',
    () => {
      writeSiteIndex(folder.path, index);
      folder.write('b.md', 'B');
    },
    /is of other content/,
  ],
])('the index is refused with a warning when %s', (_, spoil, said) => {
  spoil();
  expect(readSiteIndex()).toBeUndefined();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(said);
});
