import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import lightColors from './light-colors.json' with { type: 'json' };

/** Our sign as pictures for tabs and home screens: by file name, how large, and what takes it. */
export const appIcons = [
  { file: '192.png', size: 192, purpose: 'any' },
  { file: '512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
  // No manifest names it: Apple's systems ask for it by its own link, and cut its corners.
  { file: 'apple-180.png', size: 180, purpose: 'apple' },
  { file: 'favicon.ico', size: 32, purpose: 'tab' },
] as const;

/**
 * What every page names: the drawing for a tab, before it a picture for browsers that take none, and Apple's. The
 * framework links app/icon.svg only where nothing is named.
 */
export const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/images/app/apple-180.png',
};

export type AppIcon = (typeof appIcons)[number];

/** Of a picture whose edge may be cut, the part that our sign fills: a circle of four fifths stays whole. */
const SAFE_SHARE = 0.84;

/** The address of an icon. */
function toAppIconPath({ file }: AppIcon): string {
  return `/images/app/${file}`;
}

/** The icons as a manifest names them. */
export function toManifestIcons() {
  return appIcons.flatMap((icon) =>
    icon.purpose === 'apple' || icon.purpose === 'tab'
      ? []
      : [
          {
            src: toAppIconPath(icon),
            sizes: `${icon.size}x${icon.size}`,
            type: 'image/png',
            purpose: icon.purpose,
          },
        ],
  );
}

/** Draws one icon from app/icon.svg, as PNG, for a tab within an ICO. Runs at the build only. */
export async function drawAppIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const svg = readFileSync(join(process.cwd(), 'app/icon.svg'));
  if (purpose === 'any') return rasterise(svg, size);
  if (purpose === 'tab') return toIco(await rasterise(svg, size), size);
  const inner = await rasterise(svg, Math.round(size * SAFE_SHARE));
  return sharp({
    create: { width: size, height: size, channels: 3, background: lightColors.surface },
  })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toBuffer();
}

function rasterise(svg: Buffer, size: number): Promise<Buffer> {
  // Twice as fine as asked for, then made smaller: edges stay smooth.
  return sharp(svg, { density: (144 * size) / 40 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file of one picture: its header, where the picture stands and how large it is, and the PNG as it is. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
