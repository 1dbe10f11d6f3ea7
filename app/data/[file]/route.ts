import { DATA_PATH } from '@/content/paths';
import { respondWithError } from '@/lib/api/json-response';
import { getDataFiles } from '@/lib/open-data/data-files';

/** The open data files, generated once at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getDataFiles().keys()].map((path) => ({ file: path.slice(DATA_PATH.length + 1) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = getDataFiles().get(`${DATA_PATH}/${(await params).file}`);
  return file
    ? new Response(file.text, { headers: { 'content-type': file.type } })
    : respondWithError(404, 'there is no such file');
}
