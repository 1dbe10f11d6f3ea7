/** `npx tsx scripts/draw-featured.ts`: writes the pictures of lib/art/featured to public/images/posts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { platePath, plates } from '@/lib/art/featured/plates';
import { toPlateWebp } from '@/lib/art/featured/raster';

for (const [slug, plate] of Object.entries(plates)) {
  const file = `public${platePath(slug)}`;
  const image = await toPlateWebp(plate);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, image);
  console.log(`${file}: ${image.length} bytes`);
}
