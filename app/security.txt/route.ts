import { formatSecurityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';

export function GET() {
  return new Response(formatSecurityTxt(), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
