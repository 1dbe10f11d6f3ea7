import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures';
import { CALCULATOR } from './pages';

/** The query of the article's example: 5 mg in 2 mL, dose 250 mcg. */
export const EXAMPLE = '?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg';

export type Field = 'Peptide amount' | 'Diluent volume' | 'Desired dose';

export function field(page: Page, label: Field): Locator {
  return page.getByLabel(label, { exact: true });
}

export function results(page: Page): Locator {
  return page.getByRole('region', { name: 'Results' });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Opens the calculator, filled from a query, and waits until it can be used. */
export async function openCalculator(page: Page, query = ''): Promise<void> {
  await page.goto(`${CALCULATOR}${query}`);
  await expect(button(page, 'Calculate')).toBeEnabled();
}

/** Opens the calculator with a query and calculates. */
export async function calculate(page: Page, query = EXAMPLE): Promise<void> {
  await openCalculator(page, query);
  await button(page, 'Calculate').click();
}

/** Opens one of the tools below the calculator. */
export async function openTool(page: Page, title: string): Promise<Locator> {
  const tool = page.locator('details').filter({ has: page.getByRole('heading', { name: title }) });
  await tool.locator('summary').first().click();
  return tool;
}
