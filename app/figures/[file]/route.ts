import { toFigureCsv, toFigurePath, toFigureSvg } from '@/lib/figures/data/figure-files';
import { getFigures } from '@/lib/figures/data/figures';

/** Drawings and numbers of the data figures are files, made once at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

const TYPES = { svg: 'image/svg+xml', csv: 'text/csv; charset=utf-8' } as const;

export function generateStaticParams() {
  return getFigures().flatMap(({ id }) => [{ file: `${id}.svg` }, { file: `${id}.csv` }]);
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  for (const figure of getFigures()) {
    if (toFigurePath(figure.id, 'svg').endsWith(`/${file}`))
      return new Response(toFigureSvg(figure), { headers: { 'content-type': TYPES.svg } });
    if (toFigurePath(figure.id, 'csv').endsWith(`/${file}`))
      return new Response(toFigureCsv(figure), { headers: { 'content-type': TYPES.csv } });
  }
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
