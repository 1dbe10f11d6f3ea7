import { type NextRequest, NextResponse } from 'next/server';
import { filePolicy } from '@/lib/platform/security-headers.mjs';

/** Only addresses with an escape in their path come here; all others are served without this step. */
export const config = { matcher: ['/(.*%.*)'] };

/** An address whose escapes cannot be decoded is a bad request, and would otherwise end as a server error. */
export function proxy(request: NextRequest): NextResponse {
  try {
    decodeURIComponent(request.nextUrl.pathname);
    return NextResponse.next();
  } catch {
    return NextResponse.json(
      { error: 'the address cannot be decoded' },
      {
        status: 400,
        headers: { 'cache-control': 'no-store', 'content-security-policy': filePolicy },
      },
    );
  }
}
