/**
 * `npm run build`: checks the content, lets the framework build the pages, completes its output. What the check made
 * of the texts is kept for the steps behind it, below the folder that the framework leaves alone, and then deleted.
 */
import { rmSync } from 'node:fs';
import { stampBuild } from './project-state.mjs';
import { run } from './run.mjs';

const kept = '.next/cache/texts';
const forget = () => {
  for (const file of [kept, `${kept}.json`]) rmSync(file, { force: true });
};
forget();
process.on('exit', forget);

const env = { KEPT_TEXTS: kept };
run('node_modules/.bin/tsx', ['scripts/check-content.ts'], { env });
run('node_modules/.bin/next', ['build'], { env });
run('node_modules/.bin/tsx', ['scripts/finish-build.ts'], { env });
stampBuild();
