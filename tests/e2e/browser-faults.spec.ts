import { button, calculate, results } from './calculator-page';
import { expect, expectInteractive, test } from './fixtures';
import { ARTICLE, CALCULATOR } from './pages';

test.describe('With all browser storage blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, refuse);
      Object.defineProperty(navigator, 'serviceWorker', refuse);
    });
  });

  test('the theme still changes, and the calculator still calculates', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await calculate(page);
    await expect(results(page)).toBeVisible();
    const toggle = page.getByRole('button', { name: /theme/i });
    await expectInteractive(toggle);
    await toggle.click();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
    await toggle.click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(button(page, 'Copy Results')).toBeEnabled();
  });

  test('pages that cannot store anything say so and still work', async ({ page }) => {
    await page.goto('/keep');
    await expect(page.getByText(/^This browser keeps no copies/)).toBeVisible();
    await page.goto('/tools/sheet');
    await page.getByLabel('Keep this sheet on this device').check();
    await expect(page.getByText(/^This browser keeps nothing on the device/)).toBeVisible();
  });

  test('an article, the list and the search work', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/blog?search=peptide');
    await expect(page.getByText(/^Found \d+ articles/)).toBeVisible();
  });
});

test('When papers.json fails, the page shows an error and Try again recovers', async ({
  page,
  allowError,
}) => {
  allowError(/status of 500/);
  const call = '**/resources/papers.json';
  await page.route(call, (route) => route.fulfill({ status: 500, body: 'It broke' }));
  await page.goto('/resources/papers');
  const kind = page.getByRole('combobox', { name: 'Kind of study' });
  await expect(kind).toBeEnabled();
  await kind.selectOption({ index: 1 });
  const main = page.getByRole('main');
  await expect(main.getByText('We could not load the papers.')).toBeVisible();
  await page.unroute(call);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(/^\d+ .*papers?/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('A page whose own scripts fail to load stays readable, and a button reloads it', async ({
  page,
  request,
  allowError,
}) => {
  allowError(/status of 500|MIME type|ChunkLoadError|Failed to load chunk/);
  const readScripts = async (path: string) =>
    new Set((await (await request.get(path)).text()).match(/[\w.~-]+\.js(?=")/g));
  const shared = await readScripts('/about');
  const own = [...(await readScripts(CALCULATOR))].filter((name) => !shared.has(name));
  const isOwn = ({ pathname }: URL) => own.some((name) => pathname.endsWith(name));
  const broken = { status: 500, body: 'It broke' };
  await page.route(isOwn, (route) => route.fulfill(broken));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(CALCULATOR);
  const note = page.getByRole('alert').filter({ hasText: 'Part of this page did not load' });
  await expect(note).toBeVisible();
  await expect(page).toHaveTitle(/Peptide calculator/);
  await expect(page.getByRole('heading', { level: 1, name: 'Peptide calculator' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);

  await page.unroute(isOwn);
  // Each script fails once more after the reload; the page recovers by itself.
  await page.route(isOwn, (route) => route.fulfill(broken), { times: own.length });
  await note.getByRole('button', { name: 'Load it again' }).click();
  await expect(note).toHaveCount(0);
  await expectInteractive(button(page, 'Calculate'));
});

test('With a clock sixty years ahead the list and the calculator work', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2086-01-01T12:00:00Z'));
  await page.goto('/blog?search=peptide');
  await expect(page.getByText(/^Found \d+ articles/)).toBeVisible();
  await calculate(page);
  await expect(results(page)).toBeVisible();
});
