import { toString as toText } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { toCover } from '@/lib/articles/cover';
import { getPosts } from '@/lib/articles/posts';
import { drawCover } from '@/lib/figures/covers/draw-cover';
import { toCitedText } from '@/lib/glossary/cited-text';

const posts = getPosts().map((post) => ({ post, cover: toCover(post) }));

test('no two articles have the same picture', () => {
  const slugs = new Map<string, string>();
  for (const { post, cover } of posts) {
    const { slug, title, tags } = post;
    const svg = drawCover(cover, { slug, title, tag: tags[0] ?? '' }, 'light');
    expect(
      slugs.get(svg),
      `the picture of ${slug}; give one of the two another title`,
    ).toBeUndefined();
    slugs.set(svg, slug);
  }
});

test('the number in the caption of a figure is the one that it has in the text', () => {
  for (const { post, cover } of posts) {
    if (cover.kind !== 'figure') continue;
    const { tree } = toCitedText(post.document);
    const shown = toText(tree).replaceAll('\u00a0', ' ');
    expect(shown, post.slug).toContain(`Figure ${cover.number}. ${cover.figure.title}`);
  }
}, 60_000);
