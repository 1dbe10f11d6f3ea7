import { toInfographicFiles } from '@/lib/figures/infographics/infographics';

/** The figures are files: drawn once, at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...toInfographicFiles().keys()].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const svg = toInfographicFiles().get((await params).file);
  return new Response(svg ?? 'Not found', {
    status: svg ? 200 : 404,
    headers: { 'content-type': svg ? 'image/svg+xml' : 'text/plain' },
  });
}
