import { assertDrawable, rasterise } from '../rasterise';
import { replaceVariables, toSvgText } from '../svg-file';
import { drawCover, type Picture, toCoverColors } from './draw-cover';

/** A picture as an SVG file that needs no page or style: its colours are literal. */
export function toPictureSvg(picture: Picture): string {
  const colors: Partial<Record<string, string>> = toCoverColors(picture.cover.kind);
  const drawing = drawCover(picture);
  assertDrawable(drawing);
  const svg = toSvgText(drawing).replace(
    /var\(--color-([a-z0-9-]+),(#[0-9a-f]+)\)/g,
    (_, token, light) => colors[token] ?? light,
  );
  return replaceVariables(svg);
}

/** The same as an image file for link previews: few flat colours, so nothing is lost. Runs only at build time. */
export async function toPictureFile(picture: Picture, format: 'webp' | 'png'): Promise<Buffer> {
  const image = await rasterise(toPictureSvg(picture));
  // More effort takes longer and saves nothing here.
  return format === 'webp'
    ? image.webp({ lossless: true, effort: 1 }).toBuffer()
    : image.png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}
