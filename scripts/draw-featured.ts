/** `npx tsx scripts/draw-featured.ts`: writes the drawn pictures of lib/art/featured to public/images/posts. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { toPlateSvg } from '@/lib/art/featured/plate';
import { platePath, plates } from '@/lib/art/featured/plates';

for (const [slug, plate] of Object.entries(plates)) {
  const file = `public${platePath(slug)}`;
  mkdirSync(dirname(file), { recursive: true });
  // Drawn at twice the size first: thin rules then keep an even weight.
  await sharp(Buffer.from(toPlateSvg(plate)), { density: 144 })
    .resize(1200, 630)
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${file}: ${statSync(file).size} bytes`);
}
