import { respondWithFile } from '@/lib/api/json-response';
import { toFeaturedPicture } from '@/lib/articles/cover';
import { getPost, getPosts } from '@/lib/articles/posts';
import { toPictureFile } from '@/lib/figures/covers/picture';

/** Generated once, at build time, for every article that names no picture of its own. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getPosts()
    .filter(({ hasOwnPicture }) => !hasOwnPicture)
    .map(({ slug }) => ({ slug }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const post = getPost((await params).slug);
  return respondWithFile(
    post && (await toPictureFile(toFeaturedPicture(post), 'webp')),
    'image/webp',
  );
}
