import { respondWithFile } from '@/lib/api/json-response';
import { appIcons, drawAppIcon } from '@/lib/figures/app-icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return appIcons.map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = appIcons.find((item) => item.file === file);
  const type = file.endsWith('.ico') ? 'image/x-icon' : 'image/png';
  return respondWithFile(icon && (await drawAppIcon(icon)), type);
}
