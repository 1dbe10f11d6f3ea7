import type { Element } from 'hast';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outlineText } from '@/lib/figures/covers/outline';
import { toPictureSvg } from '@/lib/figures/covers/picture';
import {
  describeShareCover,
  findShareCover,
  getShareCovers,
} from '@/lib/figures/covers/share-cover';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { sharePictureRecords } from '@/lib/records/library';
import { articles } from './articles';

test.each(getShareCovers().map((cover) => ({ ...cover })))(
  '$file can be drawn, with literal colours and with text as outlines',
  async (cover) => {
    const svg = await toPictureSvg(cover);
    expect(svg).not.toMatch(/<text|var\(|undefined|NaN/);
  },
);

test('an address has the picture of its substance, else that of its nearest section', () => {
  const file = (address: string) => findShareCover(address).file;
  expect(file('/')).toBe('home.png');
  expect(file('/peptides/bpc-157')).toBe('peptide-bpc-157.png');
  expect(file('/peptides/healing')).toBe('peptides.png');
  expect(file('/peptides/unwritten')).toBe('peptides.png');
  expect(file('/research/evidence-map/semaglutide')).toBe('evidence-map.png');
  expect(file('/resources/protocols')).toBe('resources.png');
  // Path segments match as a whole, never by prefix.
  expect(file('/blogging')).toBe('home.png');
  expect(sharePictureRecords.get().filter(({ path }) => path === '/')).toHaveLength(1);
});

test('each picture has a description of what it shows', () => {
  expect(describeShareCover(findShareCover('/peptides/ghk-cu'))).toBe(
    'Amide Academy, Library: GHK-Cu. The 3 residues of GHK',
  );
});

test('text becomes outlines, and a character that no font of the site has throws', async () => {
  const text = (content: string): Element => ({
    type: 'element',
    tagName: 'text',
    properties: { x: '0', y: '0', fontSize: '10' },
    children: [{ type: 'text', value: content }],
  });
  const path = { tagName: 'path', properties: { d: expect.stringMatching(/^M/) } };
  expect((await outlineText(text('A'))).children).toMatchObject([path]);
  // Greek is in another font; arrows are in none and have an outline of their own.
  expect((await outlineText(text('Aα→'))).children).toMatchObject([path, path, path]);
  await expect(outlineText(text('漢'))).rejects.toThrow('the fonts lack a sign of "漢"');
});

test('a featured image has the size that its page declares to other sites', async () => {
  for (const { featuredImage: image, hasOwnPicture } of articles) {
    if (!hasOwnPicture) continue;
    const { width, height } = await sharp(`public${image}`).metadata();
    expect([width, height], image).toEqual([ART_WIDTH, ART_HEIGHT]);
  }
});
