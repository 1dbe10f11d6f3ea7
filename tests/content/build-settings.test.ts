import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { z } from 'zod';
import config from '@/next.config';

const defaults = z
  .object({
    defaultConfig: z.object({ experimental: z.object({ useTypeScriptCli: z.boolean() }) }),
  })
  .parse(createRequire(import.meta.url)('next/dist/server/config-shared.js'));

test('a build checks types, by the command line that TypeScript 7 has', () => {
  expect(config.typescript?.ignoreBuildErrors).toBeFalsy();
  expect(defaults.defaultConfig.experimental.useTypeScriptCli).toBe(true);
});
