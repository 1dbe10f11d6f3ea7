import { toEvidenceMapCsv } from '@/lib/evidence/evidence-map-csv';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toEvidenceMapCsv(), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
}
