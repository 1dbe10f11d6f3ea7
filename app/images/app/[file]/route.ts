import { appIcons, drawAppIcon } from '@/lib/figures/app-icons';

/** Drawn once, at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return appIcons.map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = appIcons.find((item) => item.file === file);
  if (!icon) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(await drawAppIcon(icon)), {
    headers: { 'content-type': file.endsWith('.ico') ? 'image/x-icon' : 'image/png' },
  });
}
