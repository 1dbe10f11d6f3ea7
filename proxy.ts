import { type NextRequest, NextResponse } from 'next/server';
import { libraryCategories } from '@/content/categories';
import { filePolicy } from '@/lib/content-security-policy';

/**
 * Only addresses with an escape in their path, with a slash at their end or of a category come here; all
 * others are served without this step.
 */
export const config = { matcher: ['/(.*%.*)', '/(.+/)', '/peptides/category/:id'] };

export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = new URL(request.url);
  if (!isDecodable(pathname)) {
    return NextResponse.json(
      { error: 'the address cannot be decoded' },
      {
        status: 400,
        headers: { 'cache-control': 'no-store', 'content-security-policy': filePolicy },
      },
    );
  }
  const place = toPlace(pathname);
  return place === pathname ? NextResponse.next() : redirect(request, `${place}${search}`);
}

/** An address whose escapes cannot be decoded is a bad request, and would otherwise end as a server error. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The one address of a page: without a slash at its end, and of a known category its page. */
function toPlace(pathname: string): string {
  const place = `/${pathname.replace(/^\/+|\/+$/g, '')}`;
  const category = libraryCategories.find(({ id }) => place === `/peptides/category/${id}`);
  return category ? `/peptides/${category.id}` : place;
}

function redirect(request: NextRequest, place: string): NextResponse {
  return NextResponse.redirect(new URL(place, request.url), {
    status: 308,
    headers: { 'content-security-policy': filePolicy },
  });
}
