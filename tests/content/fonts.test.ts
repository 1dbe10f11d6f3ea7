import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import { FONT_FOLDER, CHARACTERS as PICTURE_CHARACTERS } from '@/lib/figures/rasterise';
import { CHARACTERS, collectCharacters, FONTS, toDrawable } from '@/scripts/subset-fonts';

test('the subsets hold each character in use that the full fonts have: else npx tsx scripts/subset-fonts.ts', () => {
  const held = new Set(readFileSync(CHARACTERS, 'utf8'));
  for (const [name, file] of Object.entries(FONTS)) {
    const font = fontkit.create(readFileSync(file));
    const lost = [...collectCharacters()].filter(
      (one) =>
        !held.has(one) &&
        'hasGlyphForCodePoint' in font &&
        font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
    );
    expect(lost, name).toEqual([]);
  }
  const drawable = new Set(readFileSync(`${FONT_FOLDER}/${PICTURE_CHARACTERS}`, 'utf8'));
  expect([...toDrawable(collectCharacters())].filter((one) => !drawable.has(one))).toEqual([]);
});

test('each font family of the tokens has a @font-face rule, and none is unused', () => {
  const tokens = readFileSync('app/tokens.css', 'utf8');
  const named = [...tokens.matchAll(/"((?:STIX|Atkinson)[\w ]*)"/g)].map(([, family]) => family);
  const faces = [...readFileSync('app/fonts.css', 'utf8').matchAll(/font-family: "([^"]+)"/g)];
  expect([...new Set(faces.map(([, family]) => family))].sort()).toEqual(
    [...new Set(named)].sort(),
  );
});
