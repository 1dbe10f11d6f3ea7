import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lightColors from './light-colors.json' with { type: 'json' };

/** The site's icons as pictures for tabs and home screens: file name, size in pixels, purpose. */
export const appIcons = [
  { file: '192.png', size: 192, purpose: 'any' },
  { file: '512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
  // Not in the manifest: Apple's systems use a link of their own, and crop its corners.
  { file: 'apple-180.png', size: 180, purpose: 'apple' },
  { file: 'favicon.ico', size: 32, purpose: 'tab' },
] as const;

/**
 * The icons that every page links: a picture for browsers without SVG icons, the SVG, and Apple's. Next.js links
 * app/icon.svg by itself only where the metadata names no icons.
 */
export const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/images/app/apple-180.png',
};

export type AppIcon = (typeof appIcons)[number];

/** Share of a croppable picture that the logo fills: a central circle of four fifths is never cropped. */
const SAFE_SHARE = 0.84;

/** The icons as entries of a web app manifest. */
export function toManifestIcons() {
  return appIcons
    .filter((icon) => icon.purpose === 'any' || icon.purpose === 'maskable')
    .map(({ file, size, purpose }) => ({
      src: `/images/app/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
}

/** Renders an icon from app/icon.svg as PNG, or as ICO for a tab. Runs only at build time. */
export async function drawAppIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const svg = readFileSync(join(process.cwd(), 'app/icon.svg'));
  if (purpose === 'any') return rasterise(svg, size);
  if (purpose === 'tab') return toIco(await rasterise(svg, size), size);
  const inner = await rasterise(svg, Math.round(size * SAFE_SHARE));
  const { default: sharp } = await import('sharp');
  return sharp({
    create: { width: size, height: size, channels: 3, background: lightColors.surface },
  })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toBuffer();
}

async function rasterise(svg: Buffer, size: number): Promise<Buffer> {
  // Loaded here, since no route needs it after the build (outputFileTracingExcludes in next.config.ts).
  const { default: sharp } = await import('sharp');
  // Rendered at twice the size, then scaled down: edges stay smooth.
  return sharp(svg, { density: (144 * size) / 40 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file of one image: header, directory entry (size and offset), and the PNG unchanged. */
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
