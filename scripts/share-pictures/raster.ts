import { readFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import sharp from 'sharp';
import {
  drawShareCover,
  type ShareCover,
  SIGN,
  toShareMark,
} from '@/lib/figures/covers/share-cover';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { outlineText } from './outline';

/** A picture as PNG, which every site shows. It carries the mark of the drawing that it was made from. */
export async function toSharePng(cover: ShareCover): Promise<Buffer> {
  const drawing = await outlineText(drawShareCover(cover));
  // The renderer knows no variables of pages: it gets the colours that stand in for them.
  const svg = toHtml(drawing, { space: 'svg' }).replace(/var\(--[a-z0-9-]+,([^()]+)\)/g, '$1');
  const sign = await sharp(readFileSync('app/icon.svg'), { density: (144 * SIGN.size) / 40 })
    .resize(SIGN.size, SIGN.size)
    .toBuffer();
  const image = await sharp(Buffer.from(svg), { density: 144 })
    .resize(ART_WIDTH, ART_HEIGHT)
    .composite([{ input: sign, left: SIGN.x, top: SIGN.y }])
    .toBuffer();
  return sharp(image)
    .png({ palette: true, dither: 0, effort: 8, compressionLevel: 9 })
    .withExif({ IFD0: { ImageDescription: toShareMark(cover) } })
    .toBuffer();
}
