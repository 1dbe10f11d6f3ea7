import { respondWithHero } from '@/lib/api/hero-response';

export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return respondWithHero(request, (await params).slug, { theme: 'light', format: 'webp' });
}
