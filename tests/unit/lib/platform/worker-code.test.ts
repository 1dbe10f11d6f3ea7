import { describe, expect, it } from 'vitest';
import { toWorkerCode } from '@/lib/platform/worker-code';

describe('toWorkerCode', () => {
  it.each(['answers.ts', 'pocket.ts'])('bundles no code in %s that reads files', (file) => {
    expect(toWorkerCode(file, { VERSION: 'a' })).toMatch(/^const VERSION = "a";\n"use strict";/);
  });
});
