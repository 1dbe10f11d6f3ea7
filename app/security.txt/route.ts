import { respondWithFile } from '@/lib/api/json-response';
import { formatSecurityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-static';

export function GET() {
  return respondWithFile(formatSecurityTxt(), 'text/plain; charset=utf-8');
}
