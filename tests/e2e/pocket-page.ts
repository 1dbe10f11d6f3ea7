import { expect, type Page } from 'playwright/test';
import { OFFLINE_COPY_PATH } from '@/content/paths';

/** What the page for saving copies says once one is saved. */
export const COPY_SAVED_TEXT = /^Kept on [A-Z][a-z]+ \d{1,2}, \d{4}:/;
/** The note at the top of a page that is shown from a copy. */
export const note = (page: Page) =>
  page.getByText(/^Saved on [A-Z][a-z]+ \d{1,2}, \d{4}, no network or no answer\./);
/** Returns the names of the browser's caches that hold copies. */
export const readCacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pocket ')));

/** Saves the copy with the given label through the form, and waits until it is saved. */
export async function keep(page: Page, choice: string): Promise<void> {
  await page.goto(OFFLINE_COPY_PATH);
  await page.getByLabel(choice).first().check();
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page.getByText(COPY_SAVED_TEXT)).toBeVisible({ timeout: 30_000 });
}
