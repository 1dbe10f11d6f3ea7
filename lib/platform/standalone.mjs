/**
 * Completes .next/standalone, the folder that serves the site by itself: the framework leaves out what is served as it
 * is, on purpose, and takes for data some sources that are read by path.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of the framework's choice belongs to it. */
const KEPT =
  /^(?:\.next|\.env|\.env\.production|built-content|node_modules|package\.json|server\.js)$/;

/** The server calls it before it loads the framework. */
const BOUNDS = 'bounded-server.mjs';

/** What it sends with every answer. */
const HEADERS = 'security-headers.mjs';
const CALL_BOUNDS = `import http from 'node:http';
import { boundServers } from './${BOUNDS}';
boundServers(http, process.env);
`;

/** With it a page that lists its addresses answers others by itself, and no rewrite is asked (unknown-addresses.ts). */
const ADAPTER = /"adapterPath":"[^"]*",?/;

/** Completes the folder of a project whose build has ended. Throws when its server is not as it is known. */
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
  // A module that loads the framework as it runs, not before.
  const isKnown = /^import [\s\S]*^require\('next'\)$[\s\S]*^startServer\(/m.test(server);
  if (!isKnown || !ADAPTER.test(server))
    throw new Error('server.js is of another shape; see lib/platform/README.md');
  writeFileSync(file, CALL_BOUNDS + server.replace(ADAPTER, ''));
}
