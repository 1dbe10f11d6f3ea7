/**
 * `npm run build`: checks the content, copies it for the servers, runs `next build`, which checks types and builds the
 * pages (lib/platform/adapter.mjs completes them), and completes the standalone folder.
 */
import { completeStandalone } from '../lib/platform/standalone.mjs';
import { findAddressFault, readSettings, stampBuild } from './project-state.mjs';
import { ensureTools, ensureWritable } from './ready.mjs';
import { run } from './run.mjs';

ensureTools();
ensureWritable();

// Vercel sets the public host by itself, without a scheme.
const { VERCEL_PROJECT_PRODUCTION_URL: vercelHost } = process.env;
if (vercelHost) process.env.NEXT_PUBLIC_SITE_URL ||= `https://${vercelHost}`;

const settings = readSettings();
// One point in time decides what is published, for pages and search alike.
const env = {
  BUILD_TIME: new Date().toISOString(),
  // Parsing makes many short-lived objects: a larger young generation saves 10% of CPU time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};
run('node_modules/.bin/tsx', ['scripts/check-content.ts', '--keep'], {
  // As in the workers of `next build`: lists of texts are not validated when read, since the check does it.
  env: {
    ...settings,
    ...env,
    NODE_ENV: 'production',
    NEXT_PHASE: 'phase-production-build',
  },
});
run('node_modules/.bin/next', ['build'], { env });
// A host with an adapter of its own packages the build itself.
if (!process.env.NEXT_ADAPTER_PATH) completeStandalone('.');
stampBuild();
const fault = findAddressFault(settings);
if (fault) console.warn(fault);
