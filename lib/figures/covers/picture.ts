import sharp from 'sharp';
import { toSvgText } from '../svg-file';
import { drawCover, type Picture, toCoverColors } from './draw-cover';
import { outlineText } from './outline';

/** A picture as an SVG file that needs no page, font or style: literal colours, text as outlines. */
export async function toPictureSvg(picture: Picture): Promise<string> {
  const colors: Partial<Record<string, string>> = toCoverColors(picture.cover.kind);
  const svg = toSvgText(await outlineText(drawCover(picture)));
  return svg.replace(
    /var\(--color-([a-z0-9-]+),(#[0-9a-f]+)\)/g,
    (_, token, light) => colors[token] ?? light,
  );
}

/** The same as an image file for link previews: few flat colours, so nothing is lost. Runs only at build time. */
export async function toPictureFile(picture: Picture, format: 'webp' | 'png'): Promise<Buffer> {
  const image = sharp(Buffer.from(await toPictureSvg(picture))).removeAlpha();
  // More effort takes longer and saves nothing here.
  return format === 'webp'
    ? image.webp({ lossless: true, effort: 1 }).toBuffer()
    : image.png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}
