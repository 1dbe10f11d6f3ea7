import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** Tests that need a DOM. */
const WITH_DOCUMENT = [
  'tests/unit/components/**/*.test.tsx',
  'tests/unit/lib/markdown/hostile.test.ts',
];
const MOCKED = 'tests/unit/**/*.mocked.test.{ts,tsx}';
const OTHERS = ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'];

/** East of Greenwich, where local midnight is still the day before in UTC: every test runs there. */
const EAST = 'Pacific/Auckland';
/** West of it, tests that mention a date run too, except those that only have it as a value in a record. */
const WEST = 'America/Los_Angeles';
const VALUE_ONLY =
  /(?:hostile-\w+(?:-\w+)?|labels|rules\/rules|read-evidence|written-numbers|read-learn|schema-org|data-files|flatten|substance-changes)\.test\.ts$/;
/** The day on which a source was seen, which no code computes with. */
const SEEN = /\bseen\b.*date: '.*'/g;
const WITHOUT_DAY = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter(
    (file) =>
      VALUE_ONLY.test(file) ||
      !/\d{4}-\d{2}-\d{2}|\bDate\b/.test(readFileSync(file, 'utf8').replaceAll(SEEN, '')),
  );

function inBothZones(
  name: string,
  include: string[],
  exclude: string[],
): TestProjectConfiguration[] {
  // Test files share loaded modules; tests/unit/setup.ts clears what was read before each file.
  const shared = { include, isolate: false };
  return [
    { extends: true, test: { ...shared, name, exclude, env: { TZ: EAST } } },
    {
      extends: true,
      test: {
        ...shared,
        name: `${name}, ${WEST}`,
        exclude: [...exclude, ...WITHOUT_DAY],
        env: { TZ: WEST },
      },
    },
  ];
}

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    setupFiles: ['tests/unit/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Only to stop tests that hang: several read the whole site, and machines differ in speed.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // The default leaves one core free.
    maxWorkers: '100%',
    projects: [
      ...inBothZones('unit', OTHERS, [MOCKED, ...WITH_DOCUMENT]),
      // Separate from the others, so that only these tests share a window.
      ...inBothZones('document', WITH_DOCUMENT, [MOCKED]),
      // Mocked modules must be loaded anew in each file.
      { extends: true, test: { name: 'mocked', include: [MOCKED], env: { TZ: EAST } } },
    ],
    coverage: {
      provider: 'v8',
      include: ['lib/**/*.{ts,mjs}'],
      reporter: ['text-summary', 'text'],
      thresholds: { lines: 95 },
    },
  },
});
