const DEFAULT_SITE_URL = 'http://localhost:3000';
const DEFAULT_SHOP_URL = 'https://shop.amide.academy';

/** The site's origin without a trailing slash, from NEXT_PUBLIC_SITE_URL. Throws when it is not an http(s) URL. */
export function getSiteUrl(): string {
  return parseOrigin(process.env.NEXT_PUBLIC_SITE_URL || DEFAULT_SITE_URL, 'NEXT_PUBLIC_SITE_URL');
}

/** The separate shop's address, from NEXT_PUBLIC_SHOP_URL. Throws when it is not an http(s) URL. */
export function getShopUrl(): string {
  return parseOrigin(process.env.NEXT_PUBLIC_SHOP_URL || DEFAULT_SHOP_URL, 'NEXT_PUBLIC_SHOP_URL');
}

/** The absolute URL of a path on this site ('/blog' → 'https://…/blog'). */
export function toAbsoluteUrl(path: string): string {
  return new URL(path, `${getSiteUrl()}/`).href;
}

function parseOrigin(value: string, name: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name}: expected an address like https://example.org, got "${value}"`);
  }
  return value.replace(/\/+$/, '');
}
