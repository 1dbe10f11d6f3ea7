import { respondWithError } from '@/lib/api/json-response';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** Any other path under /api: the API answers JSON, whatever is asked. */
export function GET() {
  return respondWithError(404, 'there is no such call');
}
