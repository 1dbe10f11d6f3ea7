import { drawVials } from '@/lib/figures/draw-vials';
import { getPeptides } from '@/lib/peptides/peptides';
import { respondWithFile } from '@/lib/api/json-response';

export const dynamic = 'force-static';

export function GET() {
  return respondWithFile(drawVials(getPeptides()), 'image/svg+xml');
}
