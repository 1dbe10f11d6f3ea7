import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appIcons, drawAppIcon } from '@/lib/figures/app-icons';
import lightColors from '@/lib/figures/light-colors.json' with { type: 'json' };

test('every icon is a small PNG of its size; one that may be cropped is filled to the corner', async () => {
  for (const icon of appIcons) {
    const file = await drawAppIcon(icon);
    // An ICO file contains the same PNG after its header.
    const png = icon.purpose === 'tab' ? file.subarray(file.indexOf('\x89PNG', 0, 'latin1')) : file;
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], icon.file).toEqual([icon.size, icon.size]);
    expect(png.length, icon.file).toBeLessThan(16_000);
    const corner = `#${data.subarray(0, 3).toString('hex')}`;
    if (icon.purpose !== 'any' && icon.purpose !== 'tab')
      expect([corner, data[3]]).toEqual([lightColors.surface, 255]);
    else expect(data[3]).toBe(0);
  }
});
