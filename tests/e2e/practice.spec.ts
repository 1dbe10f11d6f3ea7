import type { Page } from 'playwright/test';
import { expect, expectInteractive, test } from './fixtures';
import { PRACTICE, SELF_TEST } from './pages';

const exercises = (page: Page) => page.locator('section[data-exercise]');

/** The exercises of the page, by their anchors. */
const anchors = (page: Page) =>
  exercises(page).evaluateAll((sections) => sections.map(({ id }) => id));

/** Tries every exercise of the page once, whatever comes of it. */
async function tryAll(page: Page): Promise<void> {
  for (const section of await exercises(page).all()) {
    const check = section.getByRole('button', { name: 'Check' });
    await expect(check).toBeVisible();
    const [option] = await section.getByRole('radio').all();
    const [field] = await section.getByRole('textbox').all();
    if (option) await option.check();
    else await field?.fill('1');
    await check.click();
  }
}

test('The practice room opens the set of its address, again the same, and another by its number', async ({
  page,
}) => {
  await page.goto(PRACTICE);
  await expect(page.getByRole('heading', { name: /^Drill \d+ of 20$/ })).toHaveCount(20);
  const first = await anchors(page);
  expect(new Set(first).size).toBe(20);

  const field = page.getByLabel('Number of a set');
  await expect(field).toBeEnabled();
  await field.fill('4,821');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/written without a comma/);
  await field.fill('4821');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set 4821' })).toBeVisible();
  await expect(page).toHaveURL(`${PRACTICE}?seed=4821`);
  const other = await anchors(page);
  expect(other).not.toEqual(first);
  await expect(exercises(page).first().getByRole('button', { name: 'Check' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Set 4821' })).toBeVisible();
  expect(await anchors(page)).toEqual(other);
});

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('A self-test counts first attempts, says what to read again, and prints a sheet', async ({
    page,
  }) => {
    await page.goto(SELF_TEST);
    await expectInteractive(page.getByRole('button', { name: 'Other questions' }));
    await tryAll(page);
    const result = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Result', level: 2 }),
    });
    await expect(result).toContainText(/\d+ of 10 right at the first attempt\./);
    await expect(result.getByRole('link', { name: /./ }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(result.getByText('No certificate, no credit.')).toBeVisible();
    await expect(exercises(page).first()).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the drills stand there as text, with their answers to be opened', async ({
    page,
  }) => {
    await page.goto(PRACTICE);
    await expect(page.locator('noscript p')).toContainText(/set 1 stand below/);
    await expect(exercises(page)).toHaveCount(20);
    const answer = exercises(page).last().locator('details');
    await answer.getByText('Show the answer').click();
    await expect(answer.locator('[data-part="answer"]')).toBeVisible();
  });
});
