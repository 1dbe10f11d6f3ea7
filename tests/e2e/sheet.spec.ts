import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { SHEET_STORAGE_KEY } from '@/content/calculator';
import { expect, test } from './fixtures';
import { SHEET } from './pages';
import { countSheets } from './sheets';

const use = (page: Page, number = 1) => page.getByRole('group', { name: `Substance ${number}` });
const what = (page: Page, number = 1) => use(page, number).getByLabel('Substance or product');
const results = (page: Page) => page.getByRole('region', { name: 'What follows' });

test('The sheet shows what labels say about what was typed, on one page, without a request', async ({
  page,
}) => {
  await page.goto(SHEET);
  await expect(what(page)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await what(page).fill('Wegovy');
  await use(page).getByLabel('Taken on').fill('Sunday, 20:00');
  await expect(results(page)).toContainText('Food can still be in the stomach');
  for (const [index, name] of ['Tirzepatide', 'BPC-157', 'A powder from a friend'].entries()) {
    await page.getByRole('button', { name: 'Add a substance' }).click();
    await what(page, index + 2).fill(name);
  }
  await expect(results(page)).toContainText('No substance of the library has exactly this name');
  await expect(page.getByText(/It fits one page/)).toBeVisible();
  expect(await countSheets(page, 'A4')).toBe(1);
  expect(await countSheets(page, 'Letter')).toBe(1);
  // Prefetched build files are allowed: their requests contain nothing that was typed.
  expect(asked.filter((url) => !/\/_next\/static\/|\/ahead\.json$/.test(url))).toEqual([]);
});

test('A sheet is stored only on request, and is restored from a saved file', async ({ page }) => {
  await page.goto(SHEET);
  await what(page).fill('Semax');
  await page.reload();
  await expect(what(page)).toHaveValue('');
  await what(page).fill('Semax');
  await page.getByLabel('Keep this sheet on this device').check();
  await page.getByLabel('Reactions and allergies').fill('a rash <b>');
  await page.reload();
  await expect(what(page)).toHaveValue('Semax');
  await expect(results(page)).toContainText('a rash <b>');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await download).path();
  await page.getByLabel('Keep this sheet on this device').uncheck();
  await expect(what(page)).toHaveValue('Semax');
  await page.reload();
  await expect(what(page)).toHaveValue('');
  await what(page).fill('typed before');
  const choose = async (file: { name: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a saved file' }).click();
    await (await chooser).setFiles({ mimeType: 'application/json', ...file });
  };
  await choose({ name: 'other.json', buffer: Buffer.from('{"who":"x"}') });
  await expect(page.getByText('other.json could not be read as a saved sheet')).toBeVisible();
  await expect(what(page)).toHaveValue('typed before');
  await choose({ name: 'mine.json', buffer: await readFile(path) });
  await expect(what(page)).toHaveValue('Semax');
});

test('A kept sheet follows another tab, and does not write older text over it', async ({
  page,
  context,
}) => {
  await page.goto(SHEET);
  await what(page).fill('Semax');
  await page.getByLabel('Keep this sheet on this device').check();
  const other = await context.newPage();
  await other.goto(SHEET);
  await expect(what(other)).toHaveValue('Semax');
  await other.getByLabel('Other medicines').fill('warfarin');
  await expect(page.getByLabel('Other medicines')).toHaveValue('warfarin');
  await page.getByLabel('Questions to ask').fill('When?');
  await expect(other.getByLabel('Questions to ask')).toHaveValue('When?');
  await expect(other.getByLabel('Other medicines')).toHaveValue('warfarin');
});

test('Eight substances fit one page, which says what it leaves out to fit', async ({ page }) => {
  await page.goto(SHEET);
  await expect(what(page)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const names = ['Wegovy', 'Tirzepatide', 'BPC-157', 'TB-500', 'Ipamorelin', 'Liraglutide'];
  for (const [index, name] of [...names, 'Retatrutide', 'Sermorelin'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a substance' }).click();
    await what(page, index + 1).fill(name);
    await use(page, index + 1)
      .getByLabel('Last dose')
      .fill('10 units');
  }
  const leftOut = page.getByText(/leaves out standing and what labels say about other medicines/);
  await expect(page.getByText(/^It fits one page/)).toBeVisible();
  await expect(leftOut).toBeHidden();
  for (const label of ['Other medicines', 'Reactions and allergies', 'Questions to ask'])
    await page.getByLabel(label).fill('75 mcg in the morning\n'.repeat(3));
  await expect(leftOut).toBeVisible();
  expect(await countSheets(page, 'A4')).toBe(1);
  expect(await countSheets(page, 'Letter')).toBe(1);
});

test('An unreadable stored sheet is reported, and stays until another one is stored', async ({
  page,
}) => {
  await page.goto(SHEET);
  await page.evaluate((key) => localStorage.setItem(key, '{"spoilt'), SHEET_STORAGE_KEY);
  await page.reload();
  await expect(page.getByText(/could not be read and was left as it is/)).toBeVisible();
  await what(page).fill('Semax');
  const kept = () => page.evaluate((key) => localStorage.getItem(key), SHEET_STORAGE_KEY);
  expect(await kept()).toBe('{"spoilt');
  await page.getByLabel('Keep this sheet on this device').check();
  expect(await kept()).toContain('Semax');
});

test('The sheet works by keyboard, and says when it exceeds one page', async ({ page }) => {
  await page.goto(SHEET);
  // `keyboard` does not wait, and the fields are disabled until hydration.
  await expect(what(page)).toBeEnabled();
  await what(page).focus();
  await page.keyboard.type('oxytocin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ampoule');
  await expect(results(page)).toContainText('Ampoule');
  await page.getByRole('button', { name: 'Add a substance' }).press('Enter');
  await expect(use(page, 2)).toBeVisible();
  const long = 'word '.repeat(120);
  const tooMuch = page.getByText(/more than one page holds/);
  for (let number = 1; number < 8 && !(await tooMuch.isVisible()); number++) {
    for (const field of ['Form', 'Strength', 'Lot']) {
      await use(page, number).getByLabel(field).fill(long);
    }
    await what(page, number).fill('Tirzepatide');
    if (number > 1 && number < 7)
      await page.getByRole('button', { name: 'Add a substance' }).press('Enter');
  }
  await expect(tooMuch).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the sheet shows what belongs on it', async ({ page }) => {
    await page.goto(SHEET);
    await expect(page.locator('noscript p')).toContainText(/written by hand/);
    await expect(results(page)).toContainText('Food can still be in the stomach');
    await expect(page.getByRole('heading', { name: 'How to use it' })).toBeVisible();
  });
});
