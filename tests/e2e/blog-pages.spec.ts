import type { Page } from 'playwright/test';
import { chip, titlesOf } from './blog-page';
import { expect, expectInteractive, test } from './fixtures';
import { toSamplePosts } from './sample-posts';

const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });
const pageButton = (page: Page, name: string) =>
  pagination(page).getByRole('button', { name, exact: true });
const titles = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Sample ${first + index}`);

/** Opens a search with 60 mocked results: seven pages, the last with six posts. */
async function openSevenPages(page: Page, parameters = ''): Promise<void> {
  await page.route('**/api/blog/posts/search?*', (route) =>
    route.fulfill({ json: toSamplePosts(60) }),
  );
  await page.goto(`/blog?search=sample${parameters}`);
  await expectInteractive(pageButton(page, 'Next'));
}

/** Records the scroll behaviour of each call that scrolls to the top of the page. */
async function recordScrollBehaviour(page: Page): Promise<string[]> {
  const behaviours: string[] = [];
  await page.exposeFunction('recordScroll', (behaviour: string) => behaviours.push(behaviour));
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window) as (options?: ScrollToOptions) => void;
    window.scrollTo = ((options?: ScrollToOptions) => {
      const record = Reflect.get(window, 'recordScroll') as (behaviour?: string) => void;
      if (options?.top === 0) record(options.behavior);
      scrollTo(options);
    }) as typeof window.scrollTo;
  });
  return behaviours;
}

test('A page shows nine posts; Next, Previous and the numbers open other pages', async ({
  page,
}) => {
  await openSevenPages(page);
  await expect(titlesOf(page)).toHaveText(titles(1, 9));
  await expect(pageButton(page, 'Previous')).toBeDisabled();

  await pageButton(page, 'Next').click();
  await expect(titlesOf(page)).toHaveText(titles(10, 18));
  await expect(page).toHaveURL('/blog?search=sample&page=2');

  await pageButton(page, 'Page 4').click();
  await expect(titlesOf(page)).toHaveText(titles(28, 36));

  await pageButton(page, 'Previous').click();
  await expect(titlesOf(page)).toHaveText(titles(19, 27));

  await pageButton(page, 'Page 7').click();
  await expect(titlesOf(page)).toHaveText(titles(55, 60));
  await expect(pageButton(page, 'Next')).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'page 7 of 7' })).toBeFocused();
});

for (const { page: number, shown } of [
  { page: 4, shown: ['Previous', '2', '3', '4', '5', '6', '7', 'Next'] },
  { page: 7, shown: ['Previous', '3', '4', '5', '6', '7', 'Next'] },
]) {
  test(`On page ${number} of seven, pagination lists five numbers and marks the current one`, async ({
    page,
  }) => {
    await openSevenPages(page, `&page=${number}`);
    await expect(pagination(page).getByRole('button')).toHaveText(shown);
    await expect(pagination(page).getByText('…')).toHaveCount(shown.length === 8 ? 1 : 0);
    await expect(pageButton(page, `Page ${number}`)).toHaveAttribute('aria-current', 'page');
    await expect(pagination(page).locator('[aria-current]')).toHaveCount(1);
  });
}

test('A list of one page has no pagination, and a page beyond the last shows the last', async ({
  page,
}) => {
  await page.route('**/api/blog/posts/search?*', (route) =>
    route.fulfill({ json: toSamplePosts(9) }),
  );
  await page.goto('/blog?search=sample&page=99');
  await expect(titlesOf(page)).toHaveCount(9);
  await expect(pagination(page)).toHaveCount(0);
});

test('Changing the sort order or a tag goes back to page 1', async ({ page, posts }) => {
  expect(posts.length, 'the blog itself needs two pages').toBeGreaterThan(9);
  await page.goto('/blog?page=2');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expectInteractive(sort);
  await expect(pageButton(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
  await sort.selectOption('Oldest');
  await expect(page).toHaveURL('/blog?sort=oldest');
  await expect(pageButton(page, 'Page 1')).toHaveAttribute('aria-current', 'page');

  await openSevenPages(page, '&page=3');
  await chip(page, 'GLP-1').click();
  await expect(page).toHaveURL('/blog?search=sample&tag=GLP-1');
  await expect(pageButton(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
});

for (const [reducedMotion, behaviour] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(`A page change scrolls to the top (reduced motion ${reducedMotion}: ${behaviour})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const behaviours = await recordScrollBehaviour(page);
    await openSevenPages(page);
    await pageButton(page, 'Next').click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(behaviours).toEqual([behaviour]);
  });
}
