import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * The Content-Security-Policy of one page from its HTML: our own origin, plus the SHA-256 of exactly
 * the scripts and styles that are written into it. Data blocks such as JSON-LD do not run and need no hash.
 * No upgrade-insecure-requests: every address is our own, and Safari would ask a server without TLS,
 * such as the one that tests run against, for https. No require-trusted-types-for: the framework loads
 * the scripts of the next page by an address that is a plain string, and each link would reload the page.
 * Throws when a script or a style cannot be told from the rest: without its hash the page would not work.
 */
export function toPagePolicy(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  if (scripts.length !== html.split('<script').length - 1) {
    throw new Error('a page holds a script that could not be read; see lib/platform/README.md');
  }
  const markup = html.replace(SCRIPT, '');
  const styles = [...markup.matchAll(STYLE)];
  if (styles.length !== markup.split('<style').length - 1) {
    throw new Error('a page holds a style that could not be read; see lib/platform/README.md');
  }
  const hashes = scripts
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , code = '']) => toHash(code));
  const styleHashes = styles.map(([, code = '']) => toHash(code));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Style attributes, which React writes, have no hash that browsers honour in a header. Browsers that do
    // not tell the two apart yet read the first line.
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

function toHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
