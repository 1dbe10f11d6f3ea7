import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { z } from 'zod';
import config from '@/next.config';

const defaults = z
  .object({
    defaultConfig: z.object({ experimental: z.object({ useTypeScriptCli: z.boolean() }) }),
  })
  .parse(createRequire(import.meta.url)('next/dist/server/config-shared.js'));

test('a build checks types, by its own script or alone, by the command line that TypeScript 7 has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.build).toBe('node scripts/build.mjs');
  const script = readFileSync('scripts/build.mjs', 'utf8');
  // The framework is told that types were checked by the script that has just done so, or by `npm test`, which has.
  expect(script).toContain('if (!checkTypes()) process.exit(1);');
  expect(script.indexOf('if (!checkTypes())')).toBeLessThan(script.indexOf("['build']"));
  expect(readFileSync('scripts/run.mjs', 'utf8')).toMatch(
    /bin\/tsc',\s+(?:\/\/.*\s+)?\['--noEmit'/,
  );
  const tests = readFileSync('scripts/test.mjs', 'utf8');
  expect(tests.indexOf("'tsc'")).toBeLessThan(tests.indexOf('beginBuild('));
  expect(config.typescript?.ignoreBuildErrors).toBeFalsy();
  expect(defaults.defaultConfig.experimental.useTypeScriptCli).toBe(true);
});
