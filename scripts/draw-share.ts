/** `npx tsx scripts/draw-share.ts [part of a name]`: writes the pictures for links to public/images/share. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getShareCovers } from '@/lib/figures/covers/share-cover';
import { toSharePng } from '@/scripts/share-pictures/raster';

const FOLDER = 'public/images/share';
const [wanted = ''] = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
const covers = getShareCovers();
let bytes = 0;
for (const cover of covers.filter(({ path }) => path.includes(wanted))) {
  const image = await toSharePng(cover);
  writeFileSync(`public${cover.path}`, image);
  bytes += image.length;
}
// Pictures of substances and sections that are no more.
const names = new Set(covers.map(({ path }) => path.split('/').at(-1)));
for (const name of readdirSync(FOLDER)) if (!names.has(name)) rmSync(join(FOLDER, name));
console.log(`${covers.length} pictures, ${bytes} bytes written`);
