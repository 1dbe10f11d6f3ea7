import { respondWithFile } from '@/lib/api/json-response';
import { toPictureFile } from '@/lib/figures/covers/picture';
import { getShareCover, getShareCovers } from '@/lib/figures/covers/share-cover';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getShareCovers().map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const cover = getShareCover((await params).file);
  return respondWithFile(cover && (await toPictureFile(cover, 'png')), 'image/png');
}
