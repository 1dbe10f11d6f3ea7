/**
 * Our Next.js build adapter (next.config.ts names it). It completes the prerendered pages, then calls the host's own
 * adapter if NEXT_ADAPTER_PATH names one, as on Vercel; Next.js would use that one in place of ours.
 */
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { NEXT_ADAPTER_PATH: hostAdapter } = process.env;

async function loadHost() {
  let found = hostAdapter ? await import(pathToFileURL(hostAdapter).href) : {};
  // A CommonJS module has its exports one level deeper.
  while (found.default) found = found.default;
  return found;
}

export const name = 'finished pages';

/** Lets the host's adapter change the configuration. */
export async function modifyConfig(config, context) {
  const host = await loadHost();
  return (await host.modifyConfig?.(config, context)) ?? config;
}

/** Completes the build, then passes it to the host's adapter. */
export async function onBuildComplete(build) {
  const { completeBuild } = await tsImport('./complete-build.ts', import.meta.url);
  completeBuild(build);
  const host = await loadHost();
  await host.onBuildComplete?.(build);
}
