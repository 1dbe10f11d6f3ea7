import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Element } from 'hast';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sharePictures } from '@/content/share-pictures';
import {
  describeShareCover,
  findShareCover,
  getShareCovers,
  toShareMark,
} from '@/lib/figures/covers/share-cover';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { outlineText } from '@/scripts/share-pictures/outline';
import { articles } from './articles';

const REDRAW = 'run `npx tsx scripts/draw-share.ts`';
const MOST_BYTES = 44_000;
const covers = getShareCovers();

describe.each(covers.map((cover) => ({ ...cover })))('$path', (cover) => {
  test('is there, in its size, light, and drawn from what its page says today', async () => {
    const file = `public${cover.path}`;
    expect(existsSync(file), REDRAW).toBe(true);
    const data = readFileSync(file);
    const { format, width, height, exif } = await sharp(data).metadata();
    expect([format, width, height]).toEqual(['png', ART_WIDTH, ART_HEIGHT]);
    expect(data.length).toBeLessThan(MOST_BYTES);
    expect(exif?.toString('latin1'), REDRAW).toContain(toShareMark(cover));
  });
});

test('no picture is left of what is no more', () => {
  const drawn = readdirSync('public/images/share').map((name) => `/images/share/${name}`);
  expect(drawn.sort(), REDRAW).toEqual(covers.map(({ path }) => path).sort());
});

test('an address has the picture of its substance, else that of its nearest section', () => {
  const file = (address: string) => findShareCover(address).path.split('/').at(-1);
  expect(file('/')).toBe('home.png');
  expect(file('/peptides/bpc-157')).toBe('peptide-bpc-157.png');
  expect(file('/peptides/healing')).toBe('peptides.png');
  expect(file('/peptides/unwritten')).toBe('peptides.png');
  expect(file('/research/evidence-map/semaglutide')).toBe('evidence-map.png');
  expect(file('/resources/protocols')).toBe('resources.png');
  // The whole of a part of an address, never its beginning.
  expect(file('/blogging')).toBe('home.png');
  expect(sharePictures.filter(({ path }) => path === '/')).toHaveLength(1);
});

test('each says in words what it shows', () => {
  expect(describeShareCover(findShareCover('/peptides/ghk-cu'))).toBe(
    'Amide Academy, Library: GHK-Cu. The 3 residues of GHK',
  );
});

test('lettering becomes outlines, and a sign that no font of the site has ends the drawing', async () => {
  const text = (content: string): Element => ({
    type: 'element',
    tagName: 'text',
    properties: { x: '0', y: '0', fontSize: '10' },
    children: [{ type: 'text', value: content }],
  });
  expect(await outlineText(text('A'))).toMatchObject({
    tagName: 'path',
    properties: { d: expect.stringMatching(/^M/) },
  });
  await expect(outlineText(text('漢'))).rejects.toThrow('the font has no "漢"');
});

test('a featured image has the size that its page tells other sites', async () => {
  const images = articles.flatMap(({ featuredImage }) => featuredImage ?? []);
  for (const image of images) {
    const { width, height } = await sharp(`public${image}`).metadata();
    expect([width, height], image).toEqual([ART_WIDTH, ART_HEIGHT]);
  }
});
