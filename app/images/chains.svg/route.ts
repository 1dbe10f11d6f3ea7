import { drawChains } from '@/lib/figures/draw-chains';
import { respondWithFile } from '@/lib/api/json-response';

export const dynamic = 'force-static';

export function GET() {
  return respondWithFile(drawChains(), 'image/svg+xml');
}
