import { toFigureFiles } from '@/lib/figures/data/figure-files';
import { getFigures } from '@/lib/figures/data/figures';

/** Drawings and numbers of the data figures are files, made once at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...toFigureFiles(getFigures()).keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const found = toFigureFiles(getFigures()).get(file);
  if (!found)
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const made = await found.make();
  return new Response(typeof made === 'string' ? made : new Uint8Array(made), {
    headers: { 'content-type': found.type },
  });
}
