import { respondWithFile } from '@/lib/api/json-response';
import { toFigureFiles } from '@/lib/figures/data/figure-files';
import { getFigures } from '@/lib/figures/data/figures';

/** The drawings and numbers of the data figures, generated once at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...toFigureFiles(getFigures()).keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const found = toFigureFiles(getFigures()).get(file);
  return respondWithFile(await found?.make(), found?.type);
}
