import { defineConfig } from 'playwright/test';
import './scripts/end-with.mjs';
import { CHROMIUM_ARGS } from './tests/chromium-args';
import { findPort } from './tests/e2e/free-port';

// Chosen once: the processes of the tests, which read this file too, are given the same.
process.env.E2E_PORT ||= String(await findPort());
const PORT = process.env.E2E_PORT;

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: CHROMIUM_ARGS,
};

/**
 * A browser of the other kind, full for a headless shell: an engine in other clothes. A short file of each kind runs
 * there again: a page, a tool, search, and what browsers do differently.
 */
const otherPath = process.env.OTHER_CHROMIUM_PATH;
const IN_OTHER_BROWSER = [
  ...['article', 'figures', 'half-life', 'search-page', 'mobile-menu'],
  ...['share', 'theme', 'toasts', 'without-javascript'],
].map((name) => `**/${name}.spec.ts`);

/** The browser suite drives the production build; `npm test` makes it first. */
export default defineConfig<{ isOffline: boolean }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the cores that it is made for: tests wait for timers and pages as often as they compute.
  workers: 3,
  // A shared machine stalls now and then: what fails is tried once more, and listed as flaky when it then passes.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // It would answer in place of the routes that tests set; those of the calculator's kept pages ask for it.
    serviceWorkers: 'block',
    // What moves can slip away under a click; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'site' },
    // What a visitor does with the calculator, from the pages that the browser kept.
    {
      name: 'offline',
      testMatch: /calculator(?:-results)?\.spec\.ts/,
      // The files are the same: a few of the tests hold that nothing was forgotten.
      grep: /@offline/,
      use: { serviceWorkers: 'allow', isOffline: true },
    },
    ...(otherPath
      ? [
          {
            name: 'other browser',
            testMatch: IN_OTHER_BROWSER,
            use: { launchOptions: { ...launchOptions, executablePath: otherPath } },
          },
        ]
      : []),
  ],
  webServer: {
    // The folder that `npm start` and containers serve.
    command: 'node --import ./scripts/end-with.mjs .next/standalone/server.js',
    env: { PORT, HOSTNAME: '0.0.0.0', END_WITH: String(process.pid) },
    port: Number(PORT),
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
