import { expect, test } from 'vitest';
import { writeFilesAhead } from '@/lib/platform/files-ahead';

const html = (...names: string[]) =>
  names.map((name) => `<script src="/_next/static/chunks/${name}"></script>`).join('');
const pages: Record<string, string> = {
  index: html('all.js', 'all.css'),
  'blog/a': html('all.js', 'all.css', 'article.js', 'article.css', 'sums.js'),
  'blog/b': html('all.js', 'all.css', 'article.js', 'article.css'),
  'blog/category/a': html('all.js', 'list.js'),
  'blog/c': html('all.js', 'article.js'),
  'peptides/compare': html('all.js', 'compare.js'),
  'peptides/a': html('all.js', 'peptide.js', 'article.css'),
  'peptides/b': html('all.js', 'peptide.js'),
  'education/a/b': html('all.js', 'lesson.js'),
};

function list(of: Record<string, string>): unknown {
  let written: unknown;
  writeFilesAhead({
    pages: Object.keys(of),
    readHtml: (page) => of[page] ?? '',
    writeFile: (name, text) => {
      written = [name, JSON.parse(text)];
    },
  });
  return written;
}

test('files that most pages of a kind need and the home page lacks are listed once', () => {
  const files = ['article.js', 'article.css', 'peptide.js', 'lesson.js'];
  expect(list(pages)).toEqual(['ahead.json', files.map((name) => `/_next/static/chunks/${name}`)]);
});

test('a build whose pages have no file of their own fails', () => {
  const alike = Object.keys(pages).map((page) => [page, pages.index ?? '']);
  expect(() => list(Object.fromEntries(alike))).toThrow('no file');
});
