import { expect, test } from 'vitest';
import { createEarlyStyles, inlineStyle, trimSheets } from '@/lib/platform/early-style';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/${name}.css" data-precedence="next"/>`;
const page = (head: string, body = '<p>x</p>') =>
  `<!DOCTYPE html><html><head><meta/>${head}<script src="a.js"></script></head><body>${body}</body></html>`;

/** Inlines the styles of these pages from `sheets`, by URL, and returns the pages. */
function write(
  pages: Record<string, string>,
  sheets: Record<string, string>,
  filledLater: Record<string, string> = {},
): Record<string, string> {
  const toStyled = createEarlyStyles(
    (address) => sheets[address] ?? '',
    new Map(Object.entries(filledLater)),
  );
  return Object.fromEntries(
    Object.entries(pages).map(([name, html]) => [name, toStyled(html, name)]),
  );
}

test('a page has its rules inline where its sheets were, and its sheets in order at the end', () => {
  const sheets = {
    '/_next/static/a.css': ':root{--a:1}p{b:c}i{d:e}',
    '/_next/static/b.css': 'p{x:var(--a)}',
  };
  expect(write({ index: page(link('a') + link('b')), other: page(link('a')) }, sheets)).toEqual({
    index: page(
      '<style>:root{--a:1}p{b:c}p{x:var(--a)}</style>',
      `<p>x</p>${link('a')}${link('b')}`,
    ),
    other: page('<style>p{b:c}</style>', `<p>x</p>${link('a')}`),
  });
});

test('HTML that a page is filled with later counts for that page alone', () => {
  const pages = { search: page(link('a')), other: page(link('a')) };
  const written = write(pages, { '/_next/static/a.css': 'mark{a:b}' }, { search: '<mark>' });
  expect(written.search).toContain('<style>mark{a:b}</style>');
  expect(written.other).toContain('<style></style>');
});

test('a page that shows a drawing from a file gets the colours that the drawing reads', () => {
  const css = ':root{--color-liquid:a;--color-lib-growth:b}';
  const pages = {
    drawn: page(link('a'), '<svg><use href="/a.svg#b"></use></svg>'),
    own: page(link('a'), '<svg><use href="#b"></use></svg>'),
  };
  const written = write(pages, { '/_next/static/a.css': css });
  expect(written.drawn).toContain('<style>:root{--color-liquid:a}</style>');
  expect(written.own).toContain('<style></style>');
});

test('our own fonts are inline on every page, used or not', () => {
  const css = '@font-face{font-family:A;src:url(../media/a.woff2)format("woff2")}';
  const written = write({ index: page(link('chunks/a')) }, { '/_next/static/chunks/a.css': css });
  expect(written.index).toContain(
    '<style>@font-face{font-family:A;src:url(/_next/static/media/a.woff2)format("woff2")}</style>',
  );
});

test('font faces and repeated declarations are removed from every sheet, and nothing else', () => {
  const sheets = new Map([
    ['a', '@font-face{font-family:A;src:url(a)}p{b:c}@font-face {\n  font-family: B;\n}'],
    ['b', 'i{d:e;d:e;d:e;f:g;f:g}u{d:e;f:g;d:e}'],
  ]);
  trimSheets({
    sheets: [...sheets.keys()],
    readSheet: (address) => sheets.get(address) ?? '',
    writeSheet: (address, css) => sheets.set(address, css),
  });
  expect([...sheets.values()]).toEqual(['p{b:c}', 'i{d:e;f:g}u{d:e;f:g;d:e}']);
});

test('a page gets the font faces that it uses', () => {
  const css = `p{font-family:"A B",A,"C"}@font-face {
    font-family: "A B";
    src: local("c"), local("d");
  }
  @font-face { font-family: Unused; }`;
  expect(write({ index: page(link('a')) }, { '/_next/static/a.css': css }).index).toContain(
    '<style>p{font-family:"A B",A,"C"}@font-face{font-family:"A B";src:local("c"),local("d")}</style>',
  );
});

test('only the global error page may have no sheet', () => {
  expect(write({ '_global-error': page('') }, {})).toEqual({ '_global-error': page('') });
  expect(() => write({ index: page('') }, {})).toThrow('style sheets of index.html');
});

test.each([
  ['no sheet', page('')],
  ['a sheet of another shape', page(`${link('a')}<link rel="stylesheet" href="/b.css"/>`)],
  ['another end', `${page(link('a'))}\n`],
])('a page with %s fails the build', (_name, html) => {
  expect(() => inlineStyle(html, 'p{a:b}', 'index.html')).toThrow('lib/platform/README.md');
});

test('a style that would end its element fails the build', () => {
  expect(() => inlineStyle(page(link('a')), 'p{a:"</style>"}', 'index.html')).toThrow('too soon');
});
