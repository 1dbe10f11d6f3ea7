import type { NextRequest } from 'next/server';
import { respondWithHero } from '@/lib/figures/hero-response';

export async function GET(request: NextRequest, { params }: { params: Promise<{ slug: string }> }) {
  return respondWithHero(request, (await params).slug, { theme: 'light', format: 'svg' });
}
