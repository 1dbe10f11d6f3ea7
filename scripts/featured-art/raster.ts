import sharp from 'sharp';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { type Plate, toPlateSvg } from './plate';

/**
 * A picture as WebP. Flat colours: lossless is sharper, and smaller than any quality. Drawn at twice
 * the size first, so that thin rules keep an even weight.
 */
export function toPlateWebp(plate: Plate): Promise<Buffer> {
  return sharp(Buffer.from(toPlateSvg(plate)), { density: 144 })
    .resize(ART_WIDTH, ART_HEIGHT)
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}
