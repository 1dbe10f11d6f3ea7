/* Plain JavaScript: .next/standalone has a copy, which its server loads before Next.js. */

/**
 * Headers of every response, besides its Content-Security-Policy. Left out on purpose:
 * X-Permitted-Cross-Domain-Policies (for Flash), Origin-Agent-Cluster and X-XSS-Protection (browsers do what they ask
 * by default, or no longer do it).
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

/** For pictures, feeds, styles and fonts: feed readers and translation services show them on their own pages. */
export const sharedResource = { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** For the files at /data only: scripts on any other site may read them. */
export const readableByAll = { key: 'Access-Control-Allow-Origin', value: '*' };

/** The policy of all but pages (API, feeds): only inline styles and images, our own or data:. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
