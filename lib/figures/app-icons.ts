import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { lightColors } from './tokens';

/** Our sign as pictures for a home screen: by file name, how large, and whether a system may cut its edge. */
export const appIcons = [
  { file: '192.png', size: 192, purpose: 'any' },
  { file: '512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
  // No manifest names it: Apple's systems ask for it by its own link, and cut its corners.
  { file: 'apple-180.png', size: 180, purpose: 'apple' },
] as const;

/** What pages and Apple's systems ask for. */
export const APPLE_ICON = '/images/app/apple-180.png';

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
    icon.purpose === 'apple'
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

/** Draws one icon from app/icon.svg, as PNG. Runs at the build only. */
export async function drawAppIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const svg = readFileSync(join(process.cwd(), 'app/icon.svg'));
  if (purpose === 'any') return rasterise(svg, size);
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
