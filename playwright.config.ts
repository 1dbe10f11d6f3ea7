import { defineConfig } from 'playwright/test';
import './scripts/end-with.mjs';
import { CHROMIUM_ARGS } from './tests/chromium-args';
import { findPort } from './tests/e2e/free-port';

// Chosen once: worker processes, which also load this file, inherit it.
process.env.E2E_PORT ||= String(await findPort());
const PORT = process.env.E2E_PORT;

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: CHROMIUM_ARGS,
};

/**
 * The path of the other kind of Chromium: the full browser if the tests use the headless shell, and vice versa. The
 * engine is the same, so only a few tests run there again: a page, a tool, search, and what browsers do differently.
 */
const otherPath = process.env.OTHER_CHROMIUM_PATH;

/** The browser tests run against the production build, which `npm test` makes first. */
export default defineConfig<{ isOffline: boolean }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the cores of the intended machine: tests wait for timers and pages as often as they compute.
  workers: 3,
  // A shared machine sometimes stalls: a failed test is retried once, and listed as flaky if it then passes.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Service workers would answer before the routes that tests mock; tests of offline pages allow them.
    serviceWorkers: 'block',
    // Moving elements can slip away under a click; tests of motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'site' },
    // Calculator tests, run on the pages that the service worker has stored.
    {
      name: 'offline',
      // The stored files are the same: a few tests suffice to show that none is missing.
      grep: /@offline/,
      use: { serviceWorkers: 'allow', isOffline: true },
    },
    ...(otherPath
      ? [
          {
            name: 'other browser',
            grep: /@browser/,
            use: { launchOptions: { ...launchOptions, executablePath: otherPath } },
          },
        ]
      : []),
  ],
  webServer: {
    // The folder that `npm start` and containers run.
    command: 'node --import ./scripts/end-with.mjs .next/standalone/server.js',
    env: { PORT, HOSTNAME: '0.0.0.0', END_WITH: String(process.pid) },
    port: Number(PORT),
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
