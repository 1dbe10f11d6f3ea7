/**
 * `npm run check`: what an author needs to know within a minute or two. Each part reports, whatever failed before; the
 * content's report stands last, where it is seen. Unit tests are `npx vitest run` and part of `npm test`.
 */
import { ensureTools } from './ready.mjs';
import { runStep } from './run.mjs';

ensureTools();

const results = [
  runStep('Format and lint', 'biome', ['check', '--error-on-warnings']),
  runStep('Routes', 'next', ['typegen']),
  runStep('Types', 'tsc', ['--noEmit']),
  runStep('Unused files, exports and packages', 'knip', []),
  runStep('Content tests', 'vitest', ['run', 'tests/content']),
  runStep('Content', 'tsx', ['scripts/check-content.ts', '--all']),
];
const failed = results.filter(({ isFine }) => !isFine).map(({ title }) => title);
console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}` : '\nAll is well');
process.exitCode = failed.length > 0 ? 1 : 0;
