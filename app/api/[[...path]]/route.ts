import { respondWithError } from '@/lib/api/json-response';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** GET on any other path below /api: 404, as JSON like every response of the API. */
export function GET() {
  return respondWithError(404, 'there is no such call');
}
