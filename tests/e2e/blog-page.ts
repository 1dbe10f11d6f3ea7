import type { Locator, Page } from 'playwright/test';
import { expectInteractive } from './fixtures';

/** The filter chips above the article list, 'All' first. */
export function chipsOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Filter by tag' }).getByRole('button');
}

/** One filter chip. */
export function chip(page: Page, name: string): Locator {
  return page
    .getByRole('group', { name: 'Filter by tag' })
    .getByRole('button', { name, exact: true });
}

/** The titles of the article cards on the page, in order. */
export function titlesOf(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
}

/** Opens the article list and waits until its controls work. */
export async function openBlog(page: Page, path = '/blog'): Promise<void> {
  await page.goto(path);
  await expectInteractive(chipsOf(page).first());
}
