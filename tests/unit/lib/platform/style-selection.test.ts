import { expect, test } from 'vitest';
import { readPageFeatures } from '@/lib/platform/page-features';
import { readStyleParts } from '@/lib/platform/style-parts';
import { createStyleSelection } from '@/lib/platform/style-selection';

const ADDRESS = '/_next/static/chunks/a.css';

/** The rules of a sheet that a page needs. */
function select(css: string, html: string): string {
  return createStyleSelection(readStyleParts(css, ADDRESS))(readPageFeatures(html));
}

test('rules for a state of the screen or the user are kept, and print rules are left out', () => {
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

test('variables are kept when a kept rule or the page reads them, also through others', () => {
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

test('file URLs in a sheet become root-relative, and data URLs are unchanged', () => {
  expect(select('p{a:url(../media/b.woff2);c:url("data:d")}', '<p>')).toBe(
    'p{a:url(/_next/static/media/b.woff2);c:url("data:d")}',
  );
});

test('!important is kept, and comments are removed', () => {
  expect(select('/* a */p{/* b */c:d!important}', '<p>')).toBe('p{c:d!important}');
});

test('a sheet of an unexpected shape fails the build', () => {
  expect(() => select('p{a{b:c}}', '<p>')).toThrow('a rule within the rule p');
  expect(() => select('@font-face{src:url(a)}', '<p>')).toThrow('without a family');
});

test('A declaration repeated in a row is kept once, and one with another between is unchanged', () => {
  expect(select('.a{x:y;x:y;x:y;z:y}', '<p class="a">')).toBe('.a{x:y;z:y}');
  expect(select('.a{x:y;x:z;x:y}', '<p class="a">')).toBe('.a{x:y;x:z;x:y}');
});
