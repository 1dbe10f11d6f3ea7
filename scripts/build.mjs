/**
 * `npm run build`: checks the content, copies it for the servers, lets the framework check types and build the pages
 * (lib/platform/adapter.mjs completes them) and completes the folder that is served.
 */
import { completeStandalone } from '../lib/platform/standalone.mjs';
import { findAddressFault, stampBuild } from './project-state.mjs';
import { ensureTools, ensureWritable } from './ready.mjs';
import { run } from './run.mjs';

ensureTools();
ensureWritable();

// Vercel names the site's public address by itself, without its scheme.
const { VERCEL_PROJECT_PRODUCTION_URL: vercelHost } = process.env;
if (vercelHost) process.env.NEXT_PUBLIC_SITE_URL ||= `https://${vercelHost}`;

// What is published is judged at one moment, for pages and search alike.
const env = {
  BUILD_TIME: new Date().toISOString(),
  // What is read of a text lives briefly: room for that spares a tenth of the processor time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};
run('node_modules/.bin/tsx', ['scripts/check-content.ts'], { env });
run('node_modules/.bin/tsx', ['scripts/keep-content.ts'], {
  env: { ...env, NODE_ENV: 'production' },
});
run('node_modules/.bin/next', ['build'], { env });
// A host with an adapter of its own packs what was built in its own way.
if (!process.env.NEXT_ADAPTER_PATH) completeStandalone('.');
stampBuild();
const fault = findAddressFault(process.env);
if (fault) console.warn(fault);
