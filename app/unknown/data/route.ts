import { DATA_PATH } from '@/content/paths';

import { toErrorResponse } from '@/lib/api/json-response';

/** Any other address below /data: programs ask there, so the answer is JSON. */
export function GET() {
  return toErrorResponse(404, `there is no such file; ${DATA_PATH} lists all`);
}
