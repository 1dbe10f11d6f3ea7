/**
 * `npm run build`: checks content and types, keeps the content for the servers, lets the framework build the pages
 * (lib/platform/adapter.mjs completes them) and completes the folder that is served. What the check made of the texts is kept for the steps behind it, below the folder that the framework leaves alone, and then
 * deleted. The framework would check types itself, with all that it has compiled still in memory.
 */
import { rmSync } from 'node:fs';
import { completeStandalone } from '../lib/platform/standalone.mjs';
import { findAddressFault, stampBuild } from './project-state.mjs';
import { ensureTools, ensureWritable } from './ready.mjs';
import { checkTypes, run } from './run.mjs';

ensureTools();
ensureWritable();
const kept = '.next/cache/texts';
const forget = () => {
  for (const file of [kept, `${kept}.json`]) rmSync(file, { force: true });
};
forget();
process.on('exit', forget);

// Vercel names the site's public address by itself, without its scheme.
const { VERCEL_PROJECT_PRODUCTION_URL: vercelHost } = process.env;
if (vercelHost) process.env.NEXT_PUBLIC_SITE_URL ||= `https://${vercelHost}`;

// What is published is judged at one moment, for pages and search alike.
const env = { KEPT_TEXTS: kept, BUILD_TIME: new Date().toISOString() };
// What is read of a text, and what is drawn of a page, lives briefly: room for that spares a tenth and more of the
// processor time of each.
const withRoom = (mebibytes) => ({
  ...env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${mebibytes}`,
});
// By itself the bundler's allocator (mimalloc) keeps what compiling took until the build ends, beside the process
// that makes the pages.
const framework = { ...withRoom(32), TYPES_CHECKED: '1', MIMALLOC_PURGE_DELAY: '0' };
const content = run('node_modules/.bin/tsx', ['scripts/check-content.ts'], {
  env: withRoom(64),
  mayFail: true,
});
// `npm test` has just done so.
if (!process.env.TYPES_CHECKED) {
  run('node_modules/.bin/next', ['typegen']);
  if (!checkTypes()) process.exit(1);
}
if (content !== 0) process.exit(content);
run('node_modules/.bin/tsx', ['scripts/keep-content.ts'], {
  env: { ...withRoom(64), NODE_ENV: 'production' },
});
run('node_modules/.bin/next', ['build'], { env: framework });
// A host with an adapter of its own packs what was built in its own way.
if (!process.env.NEXT_ADAPTER_PATH) completeStandalone('.');
stampBuild();
const fault = findAddressFault(process.env);
if (fault) console.warn(fault);
