/**
 * Completes .next/standalone, the folder that serves the site by itself: Next.js leaves out static files on purpose,
 * and copies some sources into it because code reads them by path.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entries written by Next.js that belong there; others are deleted. */
const KEPT =
  /^(?:\.next|\.env|\.env\.production|built-content|node_modules|package\.json|server\.js)$/;

/** server.js runs it before it loads Next.js. */
const BOUNDS = 'bounded-server.mjs';

/** The headers that it adds to responses. */
const HEADERS = 'security-headers.mjs';
const CALL_BOUNDS = `import http from 'node:http';
import { boundServers } from './${BOUNDS}';
boundServers(http, process.env);
`;

/** With this setting a page with listed params answers all others itself, before any rewrite (unknown-addresses.ts). */
const ADAPTER = /"adapterPath":"[^"]*",?/;

/** Completes the folder of a built project. Throws when its server.js has an unknown form. */
export function completeStandalone(project) {
  const folder = join(project, '.next/standalone');
  for (const name of readdirSync(folder)) {
    if (!KEPT.test(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const name of ['public', 'built-content', '.next/static', '.next/sbom.cdx.json'])
    cpSync(join(project, name), join(folder, name), { recursive: true });
  for (const name of [BOUNDS, HEADERS]) cpSync(new URL(name, import.meta.url), join(folder, name));
  const file = join(folder, 'server.js');
  const server = readFileSync(file, 'utf8');
  // A module that loads Next.js with require(), after its imports.
  const isKnown = /^import [\s\S]*^require\('next'\)$[\s\S]*^startServer\(/m.test(server);
  if (!isKnown || !ADAPTER.test(server))
    throw new Error('server.js has an unknown form; see lib/platform/README.md');
  writeFileSync(file, CALL_BOUNDS + server.replace(ADAPTER, ''));
}
