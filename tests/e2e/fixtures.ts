import { test as base, expect, type Locator, type Page, type Request } from 'playwright/test';
import type { PostSummary } from '@/lib/articles/post';
import { cutNetwork, OFFLINE_ERRORS } from './offline';

type Options = {
  /** Whether the network is cut after a first visit has stored the calculator's pages. */
  isOffline: boolean;
};

type Fixtures = {
  /** Allows browser errors that match, such as the message for a request that the test makes fail. */
  allowError: (pattern: RegExp) => void;
  /** Every published post, newest first, as the API lists them. */
  posts: PostSummary[];
};

/** A test that fails on any console error, uncaught exception or CSP violation. */
export const test = base.extend<Fixtures & Options>({
  isOffline: [false, { option: true }],
  context: async ({ context, isOffline }, use) => {
    if (isOffline) await cutNetwork(context);
    await use(context);
  },
  allowError: [
    async ({ context, isOffline }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = isOffline ? [OFFLINE_ERRORS] : [];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => errors.push(`uncaught: ${event.error().message}`));
      // Rethrow CSP violations in the page, so that they are reported as uncaught errors.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          throw new Error(`policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
        });
      });
      await use((pattern) => allowed.push(pattern));
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  posts: async ({ request }, use) => {
    await use(await (await request.get('/api/blog/posts?limit=1000')).json());
  },
});

export { expect };

/** Waits until React has hydrated an element; before that, a click on it would do nothing. */
export async function expectInteractive(locator: Locator): Promise<void> {
  const isHydrated = () =>
    locator.evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key)));
  await expect.poll(isHydrated, { intervals: [50] }).toBe(true);
}

/** Stops the clock of an open page: its timers fire only when a test advances the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Advances a stopped clock in small steps until an element shows: React delays lazy content. */
export async function runClockUntilVisible(locator: Locator): Promise<void> {
  await expect(async () => {
    await locator.page().clock.runFor(50);
    await expect(locator).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 10_000, intervals: [50] });
}

/** Records the API calls that a page makes from now on, each as path and decoded query. */
export function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const query = [...searchParams].map((pair) => pair.join('=')).join('&');
    calls.push(query ? `${pathname}?${query}` : pathname);
  });
  return calls;
}

/** A gate to hold back a routed request: `opened` resolves once `open` is called. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Whether a request fetches the RSC payload of a page, for a client-side navigation. */
export function isRscRequest(request: Request): boolean {
  return new URL(request.url()).searchParams.has('_rsc');
}

/** The origin that the build writes into absolute URLs; it may differ from the tested server's. */
export async function readSiteOrigin(page: Page): Promise<string> {
  const robots = await (await page.request.get('/robots.txt')).text();
  return new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? 'no sitemap line').origin;
}
