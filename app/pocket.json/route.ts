import type { PocketFile } from '@/lib/api/pocket-form';

export const dynamic = 'force-static';

/** The sizes of what can be kept, written in here once the pages are built (lib/platform/pocket.ts). */
export function GET() {
  return Response.json({ version: '', choices: [] } satisfies PocketFile);
}
