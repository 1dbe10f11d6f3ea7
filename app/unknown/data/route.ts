import { DATA_PATH } from '@/content/paths';
import { respondWithError } from '@/lib/api/json-response';

/** Any other address below /data: programs ask there, so the answer is JSON. */
export function GET() {
  return respondWithError(404, `there is no such file; ${DATA_PATH} lists all`);
}
