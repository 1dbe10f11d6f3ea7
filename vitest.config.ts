import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that have a document. */
const WITH_DOCUMENT = [
  'tests/unit/components/**/*.test.tsx',
  'tests/unit/lib/markdown/hostile.test.ts',
  'tests/content/papers.test.ts',
];
const MOCKED = 'tests/unit/**/*.mocked.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    setupFiles: ['tests/unit/setup.ts'],
    restoreMocks: true,
    // By itself it leaves one core to whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
          exclude: [MOCKED, ...WITH_DOCUMENT],
          // Files share what they import, loaded once; tests/unit/setup.ts makes each begin with nothing read.
          isolate: false,
        },
      },
      // Apart from the others, so that those share their window only with each other.
      {
        extends: true,
        test: { name: 'document', include: WITH_DOCUMENT, exclude: [MOCKED], isolate: false },
      },
      // A module that is replaced has to be loaded anew.
      { extends: true, test: { name: 'mocked', include: [MOCKED] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['lib/**/*.{ts,mjs}'],
      reporter: ['text-summary', 'text'],
      thresholds: { lines: 95 },
    },
  },
});
