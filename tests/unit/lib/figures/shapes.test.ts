import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bead, bond } from '@/lib/figures/bead';
import { fitText, text, toTextWidth } from '@/lib/figures/shapes';
import { toSvgFile } from '@/lib/figures/svg-file';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

test('any printable text, and quotes in an attribute, leave the file well-formed', () => {
  const printable = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(printable, (word) => {
      assertWellFormedXml(toSvgFile({ fontFamily: `"A" & 'B'` }, text([0, 0], word)));
    }),
  );
});

test('a bead that is too small for its letter has none', () => {
  expect(toSvgFile({}, bead([0, 0], 8.9, 'G'))).not.toContain('<text');
  expect(xmlTexts(toSvgFile({}, bead([0, 0], 9, 'G')), 'text')).toEqual(['G']);
});

test('a bond is a solid and a dashed stroke, and touching beads have none', () => {
  const between = (distance: number) => toSvgFile({}, bond([0, 0], [distance, 0], 10));
  expect(between(30).match(/<path/g)).toHaveLength(2);
  expect(between(30).match(/stroke-dasharray/g)).toHaveLength(1);
  expect(between(20)).not.toContain('<path');
});

test('a fitted text is as large as allowed, or as wide as its space', () => {
  expect(fitText(['ab'], 1000, 20)).toBe(20);
  expect(toTextWidth('a long name', fitText(['a', 'a long name'], 50, 20))).toBeCloseTo(50);
});
