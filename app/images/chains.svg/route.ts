import { drawChains } from '@/lib/figures/draw-chains';

export const dynamic = 'force-static';

export function GET() {
  return new Response(drawChains(), { headers: { 'content-type': 'image/svg+xml' } });
}
