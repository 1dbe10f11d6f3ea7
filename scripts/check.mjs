/** `npm run check`: everything but build and browser, fast things first. Each part reports, whatever failed before. */
import { runStep } from './run.mjs';

const results = [
  runStep('Format and lint', 'biome', ['check', '--error-on-warnings']),
  runStep('Routes', 'next', ['typegen']),
  runStep('Types', 'tsc', ['--noEmit']),
  runStep('Unused files, exports and packages', 'knip', []),
  runStep('Content', 'tsx', ['scripts/check-content.ts', '--all']),
  runStep('Unit and content tests', 'vitest', ['run']),
];
const failed = results.filter(({ isFine }) => !isFine).map(({ title }) => title);
console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}` : '\nAll is well');
process.exitCode = failed.length > 0 ? 1 : 0;
