import { respondWithFile } from '@/lib/api/json-response';
import { toInfographicFiles } from '@/lib/figures/infographics/infographics';

/** The infographics, generated once at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...toInfographicFiles().keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return respondWithFile(toInfographicFiles().get((await params).file), 'image/svg+xml');
}
