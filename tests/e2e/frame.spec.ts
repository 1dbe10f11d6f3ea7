import { expect, expectInteractive, test } from './fixtures';
import { ARTICLE, NOT_FOUND, pages, templates } from './pages';

test('The announcement bar shows its text and links to the blog', async ({ page }) => {
  await page.goto('/archive');
  const bar = page.getByText('Amide Academy: Learn from expert peptide education', { exact: true });
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/blog');
});

test('The header stays in view, and its logo leads home', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await header.getByRole('link', { name: 'Amide Academy' }).click();
  await expect(page).toHaveURL('/');
});

test('The header keeps to one row at every width', async ({ page }) => {
  await page.goto('/archive');
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

test('Header, footer and shop links are there on every page, and no visit sets a cookie', async ({
  page,
  context,
  allowError,
}) => {
  test.slow();
  allowError(NOT_FOUND);
  for (const { name, path } of pages) {
    await page.goto(path);
    const shop = page.getByRole('banner').getByRole('link', { name: 'Shop' });
    await expect(shop, name).toHaveAttribute('href', /^https?:\/\//);
    await expect(shop, name).toHaveAccessibleDescription('We also run a shop: what that means');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('© 2024 Amide Academy'), name).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Visit Shop' }), name).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Stay Informed' }), name).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
});

test('Every link of header and footer leads to a page that exists', async ({ page, request }) => {
  await page.goto('/');
  const paths = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
  for (const path of new Set(paths)) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('An unknown path answers 404 with its title, its text and a way home', async ({
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

test('Every page works when the browser refuses its storage', async ({ page, allowError }) => {
  test.slow();
  allowError(NOT_FOUND);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const { path } of templates) {
    await page.goto(path);
    const toggle = page.getByRole('button', { name: /theme/i });
    await expectInteractive(toggle);
    await toggle.click();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
  }
});
