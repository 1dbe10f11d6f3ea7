import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MANIFEST_ICONS, PAGE_ICONS } from '@/lib/figures/app-icons';
import lightColors from '@/lib/figures/light-colors.json' with { type: 'json' };

test('every icon is a small PNG of its size; one that may be cropped is filled to the corner', async () => {
  const icons = [
    ...MANIFEST_ICONS,
    // Apple's systems use a link of their own, and crop its corners.
    { src: PAGE_ICONS.apple, sizes: '180x180', purpose: 'apple' },
    { src: '/images/app/favicon.ico', sizes: PAGE_ICONS.icon[0]?.sizes, purpose: 'any' },
  ];
  for (const { src, sizes, purpose } of icons) {
    const file = readFileSync(`public${src}`);
    // An ICO file contains a PNG after its header.
    const png = file.subarray(file.indexOf('\x89PNG', 0, 'latin1'));
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`, src).toBe(sizes);
    expect(png.length, src).toBeLessThan(16_000);
    const corner = `#${data.subarray(0, 3).toString('hex')}`;
    if (purpose === 'any') expect(data[3]).toBe(0);
    else expect([corner, data[3]]).toEqual([lightColors.surface, 255]);
  }
});
