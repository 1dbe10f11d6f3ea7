import type { Page } from 'playwright/test';

/** Returns how many sheets of paper the page takes when the browser prints it. */
export async function countSheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
