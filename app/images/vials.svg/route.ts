import { drawVials } from '@/lib/figures/draw-vials';
import { getPeptides } from '@/lib/peptides/peptides';

export const dynamic = 'force-static';

export function GET() {
  return new Response(drawVials(getPeptides()), { headers: { 'content-type': 'image/svg+xml' } });
}
