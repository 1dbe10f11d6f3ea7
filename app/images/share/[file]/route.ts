import { toPictureFile } from '@/lib/figures/covers/picture';
import { getShareCover, getShareCovers } from '@/lib/figures/covers/share-cover';

/** Drawn once, at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getShareCovers().map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const cover = getShareCover((await params).file);
  if (!cover) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(await toPictureFile(cover, 'png')), {
    headers: { 'content-type': 'image/png' },
  });
}
