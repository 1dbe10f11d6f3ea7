import type { PocketFile } from '@/lib/api/pocket-form';

export const dynamic = 'force-static';

/** The sizes of the offline copies; empty until the build fills them in (lib/platform/pocket.ts). */
export function GET() {
  return Response.json({ version: '', choices: [] } satisfies PocketFile);
}
