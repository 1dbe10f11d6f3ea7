export const dynamic = 'force-static';

/** Scripts and styles to prefetch; an empty list until the build fills it in (lib/platform/files-ahead.ts). */
export function GET() {
  return Response.json([]);
}
