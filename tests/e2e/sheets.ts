import type { Page } from 'playwright/test';

/**
 * Returns how many sheets of paper the page takes when the browser prints it. Letter is the stricter format: it is 6%
 * shorter than A4 and only 3% wider, so what fits a number of its sheets fits as many of A4.
 */
export async function countSheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
