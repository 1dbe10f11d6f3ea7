import { type APIRequestContext, expect, test } from 'playwright/test';
import sharp from 'sharp';
import { templates } from './pages';

/** Returns a page's meta tags as link previews read them: the last of each name. */
async function readTags(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return new Map(
    [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );
}

test('Each kind of page has a link preview with text, an absolute URL and an image of 1200 x 630', async ({
  request,
}) => {
  const seen = new Map<string, Awaited<ReturnType<typeof readImage>>>();
  for (const { name, path, status } of templates) {
    const tags = await readTags(request, path);
    if (status !== 200 || tags.get('robots') === 'noindex') continue;
    const tag = (key: string) => tags.get(key) ?? '';
    expect.soft(tag('og:title').length, name).toBeGreaterThan(0);
    expect.soft(tag('og:description').length, name).toBeGreaterThanOrEqual(50);
    expect.soft(tag('og:description').length, name).toBeLessThanOrEqual(300);
    expect.soft(tag('og:site_name'), name).toBe('Amide Academy');
    expect.soft(tag('og:url'), name).toMatch(/^https?:\/\//);
    expect.soft(new URL(tag('og:url')).pathname, name).toBe(new URL(path, 'http://x').pathname);
    expect.soft(tag('twitter:card'), name).toBe('summary_large_image');
    expect.soft(tag('og:image:alt').length, name).toBeGreaterThan(10);
    const image = new URL(tag('og:image'));
    const shown = seen.get(image.pathname) ?? (await readImage(request, image.pathname));
    seen.set(image.pathname, shown);
    expect.soft(shown, name).toEqual({
      width: Number(tag('og:image:width')),
      height: Number(tag('og:image:height')),
      type: tag('og:image:type'),
    });
    expect.soft([tag('og:image:width'), tag('og:image:height')], name).toEqual(['1200', '630']);
  }
  expect(seen.size).toBeGreaterThan(10);
});

async function readImage(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const { width, height } = await sharp(await answer.body()).metadata();
  return { width, height, type: answer.headers()['content-type'] };
}

test('An article with its own image uses it as the preview; icons and manifest are linked and valid', async ({
  request,
}) => {
  const own = '/blog/lyophilisation-why-vials-are-dry';
  const tags = await readTags(request, own);
  expect(new URL(tags.get('og:image') ?? '').pathname).toMatch(/^\/images\/posts\//);
  expect(tags.get('twitter:card')).toBe('summary_large_image');

  const html = await (await request.get(own)).text();
  const icons = [...html.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(icons).toEqual(['/favicon.ico', '/icon.svg']);
  expect(await readImage(request, '/icon.svg')).toMatchObject({ type: 'image/svg+xml' });
  const ico = await request.get('/favicon.ico');
  expect(ico.headers()['content-type']).toBe('image/x-icon');
  // The file's header says that it contains one image of 32 px; a PNG follows.
  const file = await ico.body();
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(file.subarray(22)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
  const icon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const path of [icon, '/apple-touch-icon.png']) {
    expect(await readImage(request, path)).toEqual({ width: 180, height: 180, type: 'image/png' });
  }
  const manifest = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const { icons: appIcons, start_url } = await (await request.get(manifest)).json();
  expect(start_url).toBe('/');
  for (const { src, sizes } of appIcons) {
    const { width, height } = await readImage(request, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});
