import { respondWithFile } from '@/lib/api/json-response';
import { getFeedFiles } from '@/lib/seo/feed-files';

const FOLDER = '/feeds/';

/** The feeds of corrections, of each tag and of each substance, generated once at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getFeedFiles().keys()].flatMap((path) =>
    path.startsWith(FOLDER) ? [{ file: path.slice(FOLDER.length) }] : [],
  );
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = getFeedFiles().get(`${FOLDER}${(await params).file}`)?.();
  return respondWithFile(file?.body, file?.type);
}
