import { getCiteFiles } from '@/lib/seo/cite-files';

/** Citation files for reference managers, generated once at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...getCiteFiles().keys()].map((href) => ({ file: href.split('/').slice(2) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  const found = getCiteFiles().get(`/cite/${file.join('/')}`)?.();
  if (!found) return new Response('Not found', { status: 404 });
  return new Response(found.body, {
    headers: {
      'content-type': found.type,
      'content-disposition': `attachment; filename="${found.name}"`,
    },
  });
}
