import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { generateStaticParams, GET as getHero } from '@/app/images/seo/[slug]/hero.webp/route';
import { GET as getShare } from '@/app/images/share/[file]/route';
import { postSource, writeContentDirectory } from '../../fixtures/content-directory';

beforeAll(() => writeContentDirectory({ 'a-post.md': postSource() }));

const request = new Request('http://localhost/images');

test('an article without its own picture gets a drawn one of 1200 × 630 pixels, under 60 kB', async () => {
  expect(generateStaticParams()).toEqual([{ slug: 'a-post' }]);
  const answer = await getHero(request, { params: Promise.resolve({ slug: 'a-post' }) });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(60_000);
});

test('the picture of an unknown page is 404', async () => {
  const none = { slug: 'none', file: 'none.png' };
  const answers = [getHero, getShare].map((get) => get(request, { params: Promise.resolve(none) }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
});
