import { expect, type Page } from 'playwright/test';
import { KEEP_PATH } from '@/content/paths';

/** What the page of copies says once one is kept. */
export const KEPT = /^Kept on [A-Z][a-z]+ \d{1,2}, \d{4}:/;
/** What a page out of a copy says above everything. */
export const note = (page: Page) =>
  page.getByText(/^Saved on [A-Z][a-z]+ \d{1,2}, \d{4}, no network\./);
/** The stores of copies in the browser. */
export const readStores = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pocket ')));

/** Keeps a choice by its name, as a reader does. */
export async function keep(page: Page, choice: string): Promise<void> {
  await page.goto(KEEP_PATH);
  await page.getByLabel(choice).first().check();
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page.getByText(KEPT)).toBeVisible({ timeout: 30_000 });
}
