/** `npx tsx scripts/draw-featured.ts`: writes the pictures of scripts/featured-art to public/images/posts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { platePath, plates } from '@/scripts/featured-art/plates';
import { toPlateWebp } from '@/scripts/featured-art/raster';

for (const [slug, plate] of Object.entries(plates)) {
  const file = `public${platePath(slug)}`;
  const image = await toPlateWebp(plate);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
  console.log(`${file}: ${image.length} bytes`);
}
