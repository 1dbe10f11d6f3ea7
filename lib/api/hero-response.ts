import sharp from 'sharp';
import { toCover } from '@/lib/articles/cover';
import type { Post } from '@/lib/articles/post';
import { getPost } from '@/lib/articles/posts';
import { drawCover } from '@/lib/figures/covers/draw-cover';
import type { Theme } from '@/lib/figures/svg-file';
import { toNotModified, withEtag } from './freshness';
import { keep, loadOnce } from './keep';

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Rasterised heroes by the tag of their drawing, about 20 kB each. */
const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Drawn heroes, kept in the same way: a list of articles asks for the same ones again and again. */
const drawn = new Map<string, { post: Post; svg: string }>();

type HeroForm = { theme: Theme; format: 'svg' | 'webp' };

/**
 * The drawn hero of a post as an HTTP answer: 404 for an unknown slug, 304 when the caller has it, 503
 * when the content cannot be read any more.
 */
export async function respondWithHero(
  request: Request,
  slug: string,
  form: HeroForm,
): Promise<Response> {
  try {
    return await drawHero(request, slug, form);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the operator's log is where this has to be said
    console.error(error);
    return new Response('Not available', { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

async function drawHero(
  request: Request,
  slug: string,
  { theme, format }: HeroForm,
): Promise<Response> {
  const post = getPost(slug);
  if (!post)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

  const svg = getHeroArt(post, theme);
  const type = format === 'svg' ? 'image/svg+xml' : 'image/webp';
  // The picture is made from the drawing alone, so both are as new as that.
  const headers = withEtag({ 'cache-control': CACHE_CONTROL, 'content-type': type }, svg);
  return (
    toNotModified(request, headers) ??
    new Response(format === 'svg' ? svg : await toWebp(headers.etag, svg), { headers })
  );
}

function toWebp(etag: string, svg: string): Promise<Buffer<ArrayBuffer>> {
  return loadOnce(kept, etag, () => {
    // The renderer knows no variables of fonts: it gets what stands in for them.
    const plain = svg.replace(/var\(--[a-z-]+,([^()]+)\)/g, '$1');
    return sharp(Buffer.from(plain)).webp({ quality: 82, effort: 4 }).toBuffer();
  });
}

/** The drawing of a post, drawn anew when the post was read anew. */
function getHeroArt(post: Post, theme: Theme): string {
  const { slug, title, tags } = post;
  const key = `${theme} ${slug}`;
  const known = drawn.get(key);
  if (known?.post === post) return known.svg;
  const svg = drawCover(toCover(post), { slug, title, tag: tags[0] ?? '' }, theme);
  keep(drawn, key, { post, svg });
  return svg;
}
