import type { Page } from 'playwright/test';

/** How many sheets the page takes as it is printed by the browser's own command. */
export async function countSheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
