import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toPictureSvg } from '@/lib/figures/covers/picture';
import {
  describeShareCover,
  findShareCover,
  getShareCovers,
} from '@/lib/figures/covers/share-cover';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { assertDrawable, rasterise } from '@/lib/figures/rasterise';
import { box } from '@/lib/figures/shapes';
import { element } from '@/lib/figures/svg';
import { toSvg, toSvgFile } from '@/lib/figures/svg-file';
import { sharePictureRecords } from '@/lib/records/library';
import { articles } from './articles';

test.each(getShareCovers().map((cover) => ({ ...cover })))(
  '$file can be drawn, with literal colours',
  (cover) => expect(toPictureSvg(cover)).not.toMatch(/var\(|undefined|NaN/),
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

test.each([
  ['sans-serif', '400', 'A'],
  ['sans-serif', '600', 'A'],
  ['sans-serif', '700', 'A'],
  ['STIX Two Text', '600', 'A'],
  // The font of the rest lacks these.
  ['sans-serif', '400', 'α'],
  ['sans-serif', '400', '→'],
  ['sans-serif', '400', '≥'],
])('a picture shows text in %s at %s: %s', async (family, weight, letter) => {
  const draw = (text: string) =>
    rasterise(
      toSvgFile(
        { width: 40, height: 40 },
        box([0, 0, 40, 40], { fill: '#fff', radius: 0 }),
        element(
          'text',
          { x: 5, y: 30, fontSize: 24, fontFamily: family, fontWeight: weight },
          text,
        ),
      ),
    ).then((image) => image.raw().toBuffer());
  expect((await draw(letter)).equals(await draw(''))).toBe(false);
  expect((await draw(letter)).equals(await draw('B'))).toBe(false);
});

test('a character that no font of pictures has throws, with the text that holds it', () => {
  const drawing = toSvg(
    {},
    element('title', {}, 'A'),
    element('g', {}, element('text', {}, '漢方')),
  );
  expect(() => assertDrawable(drawing)).toThrow('"漢方": no font of pictures has "漢"');
});

test('a featured image has the size that its page declares to other sites', async () => {
  for (const { featuredImage: image, hasOwnPicture } of articles) {
    if (!hasOwnPicture) continue;
    const { width, height } = await sharp(`public${image}`).metadata();
    expect([width, height], image).toEqual([ART_WIDTH, ART_HEIGHT]);
  }
});
