/**
 * Our build adapter, the framework's documented place for what is done to a finished build (next.config.ts names it).
 * It completes the pages in TypeScript, and then hands the build to the adapter of the host, if the host has one:
 * Vercel and others name theirs in NEXT_ADAPTER_PATH, which the framework would otherwise have called in our place.
 */
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { NEXT_ADAPTER_PATH: hostAdapter } = process.env;

/** The adapter of the host; without methods where it has none. */
async function loadHost() {
  let found = hostAdapter ? await import(pathToFileURL(hostAdapter).href) : {};
  // A module of the older kind stands one level deeper.
  while (found.default) found = found.default;
  return found;
}

export const name = 'finished pages';

export async function modifyConfig(config, context) {
  const host = await loadHost();
  return (await host.modifyConfig?.(config, context)) ?? config;
}

export async function onBuildComplete(build) {
  const { completeBuild } = await tsImport('./complete-build.ts', import.meta.url);
  completeBuild(build);
  const host = await loadHost();
  await host.onBuildComplete?.(build);
}
