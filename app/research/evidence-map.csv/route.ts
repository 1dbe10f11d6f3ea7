import { respondWithFile } from '@/lib/api/json-response';
import { toEvidenceMapCsv } from '@/lib/evidence/map-table';

export const dynamic = 'force-static';

export function GET() {
  return respondWithFile(toEvidenceMapCsv(), 'text/csv; charset=utf-8');
}
