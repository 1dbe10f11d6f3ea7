import { type BrowserContext, expect, type Page } from 'playwright/test';
import { CALCULATOR } from './pages';

/** What the browser and the router report of requests that found no network. */
export const WITHOUT_NETWORK =
  /ERR_INTERNET_DISCONNECTED|fetching the script|Failed to fetch RSC payload/;

/** Waits until the browser has kept the calculator's pages and serves the open one through its worker. */
export async function keepCalculator(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      const isAtWork =
        worker?.active?.state === 'activated' && !worker.installing && !worker.waiting;
      return isAtWork && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept).toBe(true);
}

/** Visits the calculator once, then cuts the network of everything that opens in this context. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(CALCULATOR);
  await keepCalculator(page);
  await page.close();
  await context.setOffline(true);
}
