import { getFeedFiles, respondWithFeed } from '@/lib/seo/feed-files';

const FOLDER = '/feeds/';

/** Feeds of corrections, of each tag and of each substance are files, made once at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getFeedFiles().keys()].flatMap((path) =>
    path.startsWith(FOLDER) ? [{ file: path.slice(FOLDER.length) }] : [],
  );
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return respondWithFeed(`${FOLDER}${(await params).file}`);
}
