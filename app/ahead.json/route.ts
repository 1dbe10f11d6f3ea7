export const dynamic = 'force-static';

/** Files to fetch before a link is pressed, written in here once the pages are built (lib/platform/files-ahead.ts). */
export function GET() {
  return Response.json([]);
}
