import { type BrowserContext, expect, type Page } from 'playwright/test';
import { CALCULATOR } from './pages';

/** Console errors of the browser and the Next.js router for requests made offline. */
export const OFFLINE_ERRORS =
  /ERR_INTERNET_DISCONNECTED|fetching the script|Failed to fetch RSC payload/;

/** Waits until the service worker has cached the calculator's pages and controls the open page. */
export async function waitUntilCalculatorCached(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      const isAtWork =
        worker?.active?.state === 'activated' && !worker.installing && !worker.waiting;
      return isAtWork && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept).toBe(true);
}

/** Opens the calculator once so that it is cached, then takes the browser context offline. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(CALCULATOR);
  await waitUntilCalculatorCached(page);
  await page.close();
  await context.setOffline(true);
}
