const DEFAULT_SITE_URL = 'http://localhost:3000';
const DEFAULT_SHOP_URL = 'https://shop.amide.academy';

/** The site's origin, from NEXT_PUBLIC_SITE_URL. Throws when it is not an http(s) URL, or has more than an origin. */
export function getSiteUrl(): string {
  const name = 'NEXT_PUBLIC_SITE_URL';
  // Next.js replaces this expression, and only this one, by its value at the build.
  const address = parseAddress(process.env.NEXT_PUBLIC_SITE_URL || DEFAULT_SITE_URL, name);
  const { origin, href } = new URL(address);
  if (href !== `${origin}/`)
    throw new Error(
      `${name}: expected an address without a path, like ${origin}, got "${address}"`,
    );
  return origin;
}

/** The separate shop's address, from NEXT_PUBLIC_SHOP_URL. Throws when it is not an http(s) URL. */
export function getShopUrl(): string {
  return parseAddress(process.env.NEXT_PUBLIC_SHOP_URL || DEFAULT_SHOP_URL, 'NEXT_PUBLIC_SHOP_URL');
}

/** The absolute URL of a path on this site ('/blog' → 'https://…/blog'). */
export function toAbsoluteUrl(path: string): string {
  return new URL(path, `${getSiteUrl()}/`).href;
}

function parseAddress(value: string, name: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name}: expected an address like https://example.org, got "${value}"`);
  }
  return value.replace(/\/+$/, '');
}
