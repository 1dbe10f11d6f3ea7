import { DATA_PATH } from '@/content/paths';
import { respondWithError } from '@/lib/api/json-response';

/** 404 for any other path below /data, as JSON because programs request these. */
export function GET() {
  return respondWithError(404, `there is no such file; ${DATA_PATH} lists all`);
}
