import { expect, test } from './fixtures';
import { emulateTouch } from './layout';
import { ARTICLE, NOT_FOUND } from './pages';

test('The announcement bar shows its text and links to the blog', async ({ page }) => {
  await page.goto('/archive');
  const bar = page.getByText('Amide Academy: Learn from expert peptide education', { exact: true });
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/blog');
});

test('On a phone the announcement bar has one link, beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await emulateTouch(page);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar.getByRole('link')).toHaveText(['Start Learning']);
  const text = await bar.getByText('Amide Academy: Learn').boundingBox();
  const link = await bar.getByRole('link').boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(link?.x ?? 0);
});

test('The header stays in view, and its logo links to the home page', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await header.getByRole('link', { name: 'Amide Academy' }).click();
  await expect(page).toHaveURL('/');
});

test('The header stays on one row at every width', async ({ page }) => {
  await page.goto('/about');
  for (const width of [320, 390, 768, 1023, 1024, 1100, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole('banner');
    const parts = [
      header.getByRole('link', { name: 'Amide Academy' }),
      header.getByRole('button', { name: /theme/i }),
    ];
    const [logo = 0, toggle = 0] = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      }),
    );
    expect(Math.abs(logo - toggle), `${width} px`).toBeLessThan(2);
  }
});

test('An unknown path returns 404 with its title, its text and a link home', async ({
  page,
  allowError,
}) => {
  allowError(NOT_FOUND);
  for (const path of ['/no-such-page', '/archive/2020', '/blog/a/b']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found | Amide Academy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(
      page.getByText('Did you forget to add the page to the router?', { exact: true }),
    ).toBeVisible();
  }
  const useful = page.getByRole('list', { name: 'Useful links' }).getByRole('link');
  for (const path of await useful.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
    expect((await page.request.get(path ?? '')).status(), path ?? '').toBe(200);
  }
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
