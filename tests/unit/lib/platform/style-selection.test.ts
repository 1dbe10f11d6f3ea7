import { expect, test } from 'vitest';
import { readPageFeatures } from '@/lib/platform/page-features';
import { readStyleParts } from '@/lib/platform/style-parts';
import { createStyleSelection } from '@/lib/platform/style-selection';

const ADDRESS = '/_next/static/chunks/a.css';

/** The rules of a sheet that a page needs. */
function select(css: string, html: string): string {
  return createStyleSelection(readStyleParts(css, ADDRESS))(readPageFeatures(html));
}

test.each([
  ['a class', '.a{x:y}', '<p class="b a">', true],
  ['a class that no element has', '.a{x:y}', '<p class="b">a</p>', false],
  ['a class that only a script names', '.a{x:y}', '<script>"<p class=\\"a\\">"</script>', false],
  ['an element', 'table{x:y}', '<table>', true],
  ['an element whose name is written in capitals', 'clippath{x:y}', '<clipPath id="c">', true],
  ['an element that is not there', 'table{x:y}', '<p>table</p>', false],
  ['one of a list', '.a,.b{x:y}', '<p class="b">', true],
  ['an element and a class of which one is missing', 'p.a .b{x:y}', '<p class="a">', false],
  ['an id', '#a{x:y}', '<p id="a">', true],
  [
    'an attribute, whatever its value',
    '[aria-expanded=true]{x:y}',
    '<a aria-expanded="false">',
    true,
  ],
  ['an attribute without a value', '[hidden]{x:y}', '<p hidden>', true],
  ['an attribute that is not there', '[popover]{x:y}', '<p title="popover">', false],
  ['what a reader opens', 'details[open]>summary{x:y}', '<details><summary>', true],
  ['what a reader points at or walks to', '.a:hover,.a:focus-visible{x:y}', '<p class="a">', true],
  ['the dark theme, which a script sets', '.a:where(.dark,.dark *){x:y}', '<p class="a">', true],
  ['one of several', ':is(.a,.b) p{x:y}', '<p class="b">', true],
  ['none of several', ':is(.a,.b) p{x:y}', '<p>', false],
  ['a part', '.a:has(> .b){x:y}', '<p class="a">', false],
  ['what is left out', 'p:not(.a){x:y}', '<p>', true],
  ['every element', '*,::before{x:y}', '<p>', true],
  [
    'a class with signs',
    '.\\[\\&_a\\]\\:underline a{x:y}',
    '<p class="[&amp;_a]:underline"><a>',
    true,
  ],
])('%s', (_name, css, html, isKept) => {
  expect(select(css, html)).toBe(isKept ? css : '');
});

test('rules for a state of the screen or the reader are kept, those for paper come with the sheet', () => {
  const css =
    '@media (forced-colors:active){p{a:b}}@media (prefers-reduced-motion:reduce){p{c:d}}@container not (min-width:28rem){p{e:f}}@supports (x:y){.none{g:h}}';
  expect(select(`${css}@media print{p{i:j}}`, '<p>')).toBe(
    css.replace('@supports (x:y){.none{g:h}}', ''),
  );
});

test('layers keep their order, empty or not', () => {
  const css = '@layer a,b;@layer c{.x{a:b}}@layer d{p{a:b}}';
  expect(select(css, '<p>')).toBe('@layer a,b;@layer c;@layer d{p{a:b}}');
});

test('variables are kept when a kept rule or the page reads them, through others too', () => {
  const css =
    ':root{--a:var(--b);--b:1;--c:2;--d:3;--e:var(--f);--f:4;--g:5}p{x:var( --a,var(--c))}.x{x:var(--d)}@keyframes k{to{x:var(--g)}}';
  expect(select(css, '<p style="width:var(--e)">')).toBe(
    ':root{--a:var(--b);--b:1;--c:2;--e:var(--f);--f:4;--g:5}p{x:var( --a,var(--c))}',
  );
  expect(select(':root{--a:1}.x{x:var(--a)}', '<p>')).toBe('');
});

test('registered variables, animations and fonts are kept when a kept rule names them', () => {
  const named = (name: string) =>
    `@property --${name}{syntax:"*";inherits:false}@keyframes ${name}{to{x:y}}@font-face{font-family:${name}}`;
  const css = `${named('one')}${named('two')}p{animation:one 1s;font-family:one,serif;x:var(--one)}`;
  expect(select(css, '<p>')).toBe(css.replace(named('two'), ''));
});

test('files that a sheet names are named from the root, data as it is', () => {
  expect(select('p{a:url(../media/b.woff2);c:url("data:d")}', '<p>')).toBe(
    'p{a:url(/_next/static/media/b.woff2);c:url("data:d")}',
  );
});

test('importance stays, comments go', () => {
  expect(select('/* a */p{/* b */c:d!important}', '<p>')).toBe('p{c:d!important}');
});

test('a sheet of another shape ends the build', () => {
  expect(() => select('p{a{b:c}}', '<p>')).toThrow('a rule within the rule p');
  expect(() => select('@font-face{src:url(a)}', '<p>')).toThrow('without a family');
});

test('pages of the same features share one string', () => {
  const selection = createStyleSelection(readStyleParts('p{a:b}i{c:d}', ADDRESS));
  const first = selection(readPageFeatures('<p class="x">'));
  expect(selection(readPageFeatures('<p class="y">'))).toBe(first);
  expect(selection(readPageFeatures('<i>'))).toBe('i{c:d}');
});

test('A declaration written twice in a row stands once, one that another comes between as it is', () => {
  expect(select('.a{x:y;x:y;x:y;z:y}', '<p class="a">')).toBe('.a{x:y;z:y}');
  expect(select('.a{x:y;x:z;x:y}', '<p class="a">')).toBe('.a{x:y;x:z;x:y}');
});
