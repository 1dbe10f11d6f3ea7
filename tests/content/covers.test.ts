import { toString as toText } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { toFeaturedPicture } from '@/lib/articles/cover';
import { getPosts } from '@/lib/articles/posts';
import { toPictureSvg } from '@/lib/figures/covers/picture';
import { getShareCovers } from '@/lib/figures/covers/share-cover';
import { rasterise } from '@/lib/figures/rasterise';
import { toCitedText } from '@/lib/glossary/cited-text';

const posts = getPosts().map((post) => ({ post, picture: toFeaturedPicture(post) }));

test('every article has a picture that can be drawn, and no two have the same', () => {
  const slugs = new Map<string, string>();
  for (const { post, picture } of posts) {
    const svg = toPictureSvg(picture);
    expect(svg, post.slug).not.toMatch(/var\(|undefined|NaN/);
    expect(
      slugs.get(svg),
      `the picture of ${post.slug}; give one of the two another title`,
    ).toBeUndefined();
    slugs.set(svg, post.slug);
  }
});

test('nothing is drawn in the margins of a picture', async () => {
  for (const picture of [...posts.map((post) => post.picture), ...getShareCovers()]) {
    const image = await rasterise(toPictureSvg(picture));
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3);
    const isGround = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return data.subarray(at, at + 3).equals(ground);
    };
    for (let y = 0; y < info.height; y += 1) {
      for (const x of [40, info.width - 40]) {
        if (!isGround(x, y)) expect.fail(`${picture.title}: drawn at ${x}, ${y}`);
      }
    }
    for (let x = 0; x < info.width; x += 1)
      if (!isGround(x, info.height - 8))
        expect.fail(`${picture.title}: drawn at ${x}, at the foot`);
  }
});

test('a figure has the same number in the caption of the picture as in the text', () => {
  for (const {
    post,
    picture: { cover },
  } of posts) {
    if (cover.kind !== 'figure') continue;
    const { tree } = toCitedText(post.document);
    const shown = toText(tree).replaceAll('\u00a0', ' ');
    expect(shown, post.slug).toContain(`Figure ${cover.number}. ${cover.figure.title}`);
  }
});
