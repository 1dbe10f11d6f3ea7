import { respondWithHealth } from '@/lib/api/health';

export { DELETE, OPTIONS, PATCH, POST, PUT } from '@/lib/api/json-response';

/** Asked of each process, not of the build. */
export const dynamic = 'force-dynamic';

/** GET /api/health: whether this process is ready, for whoever sends it readers. */
export function GET() {
  return respondWithHealth();
}
