import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Returns the Content-Security-Policy of a page from its HTML: our own origin, plus the SHA-256 of exactly the inline
 * scripts and styles. Data blocks such as JSON-LD do not run and need no hash. No upgrade-insecure-requests: every
 * address is our own, and Safari would request https from a server without TLS, such as the one in tests. No
 * require-trusted-types-for: Next.js sets script addresses of the next page as plain strings, so each link would reload
 * the page. Throws when a script or a style cannot be parsed: without its hash the page would not work.
 */
export function toPagePolicy(html: string): string {
  const hashes = readAll(html, SCRIPT, 'script')
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , code = '']) => toHash(code));
  const styles = readAll(html.replace(SCRIPT, ''), STYLE, 'style');
  const styleHashes = styles.map(([, code = '']) => toHash(code));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // React writes style attributes, and browsers honour no hashes for those in a header. The first line is for
    // browsers that do not know the other two.
    "style-src 'self' 'unsafe-inline'",
    ["style-src-elem 'self'", ...new Set(styleHashes)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function readAll(html: string, pattern: RegExp, name: 'script' | 'style'): RegExpExecArray[] {
  const found = [...html.matchAll(pattern)];
  if (found.length !== html.split(`<${name}`).length - 1)
    throw new Error(`a page holds a ${name} that could not be read; see lib/platform/README.md`);
  return found;
}

function toHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
