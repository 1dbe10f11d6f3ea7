import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { makeEpub } from '@/lib/handbook/epub';
import { getHandbook } from '@/lib/handbook/handbook';
import { drawPrinted } from '@/lib/handbook/printed';
import { getPeptides } from '@/lib/peptides/peptides';
import { getReferences } from '@/lib/references/references';
import { getSiteUrl } from '@/lib/seo/site-url';

const book = makeEpub();
const files = new Map(
  Object.entries(unzipSync(book)).map(([name, bytes]) => [name, strFromU8(bytes)]),
);
const pages = [...files].filter(([name]) => name.endsWith('.xhtml'));

test('the mimetype comes first, uncompressed, and the same records give the same bytes', () => {
  expect(strFromU8(book.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  expect(makeEpub()).toEqual(book);
});

test('every file is well-formed, and every page is listed once in the package', () => {
  const list = files.get('book/book.opf') ?? '';
  for (const [name, text] of files) {
    if (!/\.(?:xhtml|xml|opf)$/.test(name)) continue;
    expect(() => new SaxesParser({ xmlns: true }).write(text).close(), name).not.toThrow();
  }
  for (const [name] of pages)
    expect(list.split(`href="${name.slice('book/'.length)}"`), name).toHaveLength(2);
});

test('every link inside the book has a target in it', () => {
  const places = new Set(
    pages.flatMap(([name, text]) => {
      const file = name.slice('book/'.length);
      return [file, ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${file}#${id}`)];
    }),
  );
  const dead = pages.flatMap(([, text]) =>
    [...text.matchAll(/href="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^https?:|\.css$/.test(href) && !places.has(href)),
  );
  expect(dead).toEqual([]);
});

test('it has every substance with its address and date, and each reference once', () => {
  const titles = getHandbook().map(({ title }) => title);
  for (const { name, slug } of getPeptides()) {
    expect(titles).toContain(name);
    expect(files.get(`book/${slug}.xhtml`)).toMatch(
      new RegExp(`/peptides/${slug}</a>, (?:as of [A-Z][a-z]+ \\d+, \\d{4}|no change recorded)\\.`),
    );
  }
  const items = (files.get('book/references.xhtml') ?? '').match(/<li id="r\d+">.*?<\/li>/gs) ?? [];
  expect(items.length).toBeGreaterThan(300);
  expect(items.length).toBeLessThanOrEqual(getReferences().size);
  expect(new Set(items.map((item) => item.replace(/ id="r\d+"/, ''))).size).toBe(items.length);
});

test('emergencies follow the introduction, and the style sheet sets no colours', () => {
  expect(
    getHandbook()
      .slice(0, 3)
      .map(({ id }) => id),
  ).toEqual(['about', 'wrong', 'safety']);
  expect(files.get('book/wrong.xhtml')).toContain('Call the emergency number for any of these');
  expect(files.get('book/book.css')).not.toMatch(/color|#[0-9a-f]{3}|rgb/i);
});

test('in print the contents give the page of every chapter, and every link has a target', () => {
  const chapters = getHandbook();
  const starts = chapters.map((_, at) => 3 + 2 * at);
  const html = drawPrinted(chapters, { size: 'A4', fontFile: 'book.woff2', starts });
  for (const [at, { id, title }] of chapters.entries())
    expect(html).toContain(
      `<li><a href="#c-${id}">${title.replaceAll('&', '&#x26;')}</a><span></span>${starts[at]}</li>`,
    );
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const asked = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  expect(html).not.toMatch(/href="[^"#:]+\.xhtml/);
  // The same file is served from every domain.
  expect(html).not.toContain(getSiteUrl());
  expect(html).toContain('From /peptides/semaglutide, as of ');
});
