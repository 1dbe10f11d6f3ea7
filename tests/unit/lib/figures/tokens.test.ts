import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { residueClasses } from '@/lib/chemistry/amino-acids';
import darkColors from '@/lib/figures/dark-colors.json' with { type: 'json' };
import lightColors from '@/lib/figures/light-colors.json' with { type: 'json' };
import { toColors } from '@/scripts/write-tokens';

const css = readFileSync('app/tokens.css', 'utf8');

test('the colours of drawings match the tokens of the style sheet', () => {
  const written = { light: lightColors, dark: darkColors };
  expect(written, 'run npx tsx scripts/write-tokens.ts').toEqual(toColors(css));
});

test('every colour of the style sheet is in the files, and each dark one has a light one', () => {
  const count = (pattern: RegExp) => css.match(pattern)?.length ?? 0;
  expect(Object.keys(lightColors)).toHaveLength(count(/--color-[\w-]+:/g));
  expect(Object.keys(darkColors)).toHaveLength(count(/--color-[\w-]+: light-dark\(/g));
  expect(Object.keys(lightColors)).toEqual(expect.arrayContaining(Object.keys(darkColors)));
});

test('residues have one colour in both themes, so drawings may use it directly', () => {
  const dark = Object.keys(darkColors);
  for (const { id } of residueClasses) {
    expect(dark).not.toContain(`res-${id}`);
    expect(dark).not.toContain(`res-${id}-on`);
  }
});

test('a colour that a drawing names directly is that of a residue', () => {
  const folder = 'content/resources/drawings';
  const own = Object.entries(lightColors).flatMap(([name, color]) =>
    name.startsWith('res-') ? [color] : [],
  );
  for (const name of readdirSync(folder))
    for (const [color] of readFileSync(`${folder}/${name}`, 'utf8').matchAll(/#[\da-f]{3,8}\b/g))
      expect(own, name).toContain(color);
});
