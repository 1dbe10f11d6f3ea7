/*
 * Plain JavaScript: the folder that is served has a copy, which its server reads before the framework.
 */

/**
 * What every answer of the site carries beside its Content-Security-Policy. Left out on purpose:
 * X-Permitted-Cross-Domain-Policies (it speaks to Flash), Origin-Agent-Cluster and X-XSS-Protection
 * (browsers do by themselves, or no longer do, what they ask for).
 */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
];

/** For pictures, feeds, styles and fonts: readers of feeds and translators show them on pages of their own. */
export const sharedResource = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** For the files at /data alone: a script on a page of any other site may read them. */
export const readableByAll = { key: 'Access-Control-Allow-Origin', value: '*' };

/** The policy of what is no page (API, pictures, feeds): nothing in it may load or run anything. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
