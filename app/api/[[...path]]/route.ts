import { toErrorResponse } from '@/lib/api/json-response';

export {
  rejectMethod as DELETE,
  rejectMethod as OPTIONS,
  rejectMethod as PATCH,
  rejectMethod as POST,
  rejectMethod as PUT,
} from '@/lib/api/json-response';

/** Any other path under /api: the API answers JSON, whatever is asked. */
export function GET() {
  return toErrorResponse(404, 'there is no such call');
}
