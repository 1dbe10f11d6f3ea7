import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const MOCKED = 'tests/unit/**/*.mocked.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    setupFiles: ['tests/unit/setup.ts'],
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
          exclude: [MOCKED],
          // Files share what they import, loaded once; tests/unit/setup.ts makes each begin with nothing read.
          isolate: false,
        },
      },
      // A module that is replaced has to be loaded anew.
      { extends: true, test: { name: 'mocked', include: [MOCKED] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['lib/**'],
      reporter: ['text-summary', 'text'],
      thresholds: { lines: 95 },
    },
  },
});
