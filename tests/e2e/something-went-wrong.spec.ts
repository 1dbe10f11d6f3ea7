import type { Page } from 'playwright/test';
import { somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import { calculate, openTool } from './calculator-page';
import { createGate, expect, test } from './fixtures';
import { cutNetwork, OFFLINE_ERRORS } from './offline';
import { ARTICLE, SOMETHING_WENT_WRONG } from './pages';
import { countSheets } from './sheets';

const { situations, countries, danger } = somethingWentWrongRecord.get();

const TOO_MUCH = `${SOMETHING_WENT_WRONG}#too-much`;

const tooMuch = (page: Page) => page.getByRole('region', { name: 'Too much was drawn' });
const mark = (page: Page) => page.getByLabel('Mark that was drawn to');
const sheet = (page: Page, question: string) => page.getByLabel(question, { exact: true });

/** Fills in a vial of 5 mg mixed with 1 mL, and an intended dose of 0.25 mg. */
async function fillVial(page: Page) {
  await expect(mark(page)).toBeEnabled();
  await page.getByLabel('Peptide in the vial').fill('5');
  await page.getByLabel('It was mixed with').fill('1');
  await page.getByRole('textbox', { name: 'Dose that was meant' }).fill('0.25');
  await page
    .getByRole('radiogroup', { name: 'Unit of the dose that was meant' })
    .getByText('mg', { exact: true })
    .click();
}

test('On a phone the first screen says whether to call, whom, and what to say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TOO_MUCH);
  const part = tooMuch(page);
  await expect(part.getByText('Call now.')).toBeInViewport({ ratio: 1 });
  await expect(part.getByText('What to say:')).toBeInViewport({ ratio: 1 });
  const country = part.getByLabel('Where are you?');
  await expect(country).toBeEnabled();
  await country.selectOption('United States');
  const call = part.getByRole('link', { name: /^Poison centre/ });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', /^tel:\d+$/);
  await expect(part.getByText('What to say:')).toBeInViewport({ ratio: 1 });
  await country.press('Tab');
  await expect(part.getByRole('link', { name: /^Emergency/ })).toBeFocused();
  // The choice is stored, and applies to every part of the page.
  await page.reload();
  await expect(page.getByRole('link', { name: /^Poison centre/ }).first()).toBeVisible();
  await expect(part.getByLabel('Where are you?')).toHaveValue('United States');
  await country.selectOption('Another country');
  await expect(part).toContainText('Call the emergency number of the place where you are');
});

test('A country chosen before the scripts have come shows its numbers', async ({ page }) => {
  const gate = createGate();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(TOO_MUCH, { waitUntil: 'commit' });
  await tooMuch(page).getByLabel('Where are you?').selectOption('Ireland');
  gate.open();
  await expect(tooMuch(page).getByRole('link', { name: 'Emergency 112' })).toBeVisible();
  await expect(tooMuch(page).getByLabel('Where are you?')).toHaveValue('Ireland');
});

test('The footer and search link to the page, and the calculator passes on its values', async ({
  page,
  allowError,
}) => {
  allowError(/404/);
  for (const path of [ARTICLE, '/no-such-page']) {
    await page.goto(path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Something went wrong' });
    await expect(link, path).toHaveAttribute('href', SOMETHING_WENT_WRONG);
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Something went wrong' }),
  ).toBeVisible();
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox').fill('took 10x the dose');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(TOO_MUCH);
  await calculate(page);
  await page.getByRole('link', { name: 'Something went wrong?' }).click();
  await expect(sheet(page, 'What it was')).toHaveValue(
    'A vial of 5\u00a0mg, mixed with 2\u00a0mL.',
  );
  await expect(sheet(page, 'How much')).toHaveValue(/250.mcg/);
  // Both speak of one liquid: the one in the fields above.
  await page.getByRole('textbox', { name: 'Peptide in the vial' }).fill('10');
  await mark(page).fill('10');
  await expect(sheet(page, 'What it was')).toHaveValue(
    'A vial of 10\u00a0mg, mixed with 2\u00a0mL.',
  );
  await expect(sheet(page, 'How much')).toHaveValue(/hold 500.mcg/);
});

test('The mark is converted to an amount, and invalid input gets a message', async ({ page }) => {
  await page.goto(SOMETHING_WENT_WRONG);
  await fillVial(page);
  const told = page.getByRole('status').filter({ hasText: 'of this liquid' });
  await mark(page).fill('50');
  await expect(told).toContainText(/50.units on a U-100 syringe \(0\.5.mL\) .* hold 2\.5.mg/);
  await expect(told).toContainText('That is ten times');
  await expect(sheet(page, 'How much')).toHaveValue(/2\.5.mg.*ten times/);
  await page.getByRole('textbox', { name: 'Dose that was meant' }).fill('0.0025');
  await expect(told).toContainText('That is a thousand times');
  for (const [typed, answer] of [
    ['101', 'ends at 100 units'],
    ['0', 'Please enter the mark, in units'],
    ['ten', 'Please enter the mark, in units'],
    ['-5', 'Please enter the mark, in units'],
  ] as const) {
    await mark(page).fill(typed);
    await expect(mark(page), typed).toHaveAttribute('aria-invalid', 'true');
    await expect(mark(page), typed).toHaveAccessibleDescription(new RegExp(answer));
    await expect(told, typed).toBeHidden();
  }
  // Text that was entered by hand is not overwritten by later results.
  await sheet(page, 'How much').fill('About half a syringe');
  await mark(page).fill('50');
  await expect(sheet(page, 'How much')).toHaveValue('About half a syringe');
  await expect(page.getByText(/^The tool above says: .*hold 2\.5.mg/)).toBeVisible();
  // A telephone may drop the page during the call.
  await page.reload();
  await expect(sheet(page, 'How much')).toHaveValue('About half a syringe');
  await expect(mark(page)).toHaveValue('50');
  await expect(sheet(page, 'What it was')).toHaveValue(/mixed with 1.mL/);
  await page.getByRole('button', { name: 'Clear what I typed' }).press('Enter');
  await expect(sheet(page, 'How much')).toHaveValue('');
  await expect(mark(page)).toHaveValue('');
  const undo = page.getByRole('button', { name: 'Undo: bring it back' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(sheet(page, 'How much')).toHaveValue('About half a syringe');
});

test('A printed strength converts units to mg, and mg to units', async ({ page }) => {
  await page.goto(SOMETHING_WENT_WRONG);
  await expect(mark(page)).toBeEnabled();
  await page.getByLabel('What was it drawn from?').selectOption('label');
  await page.getByLabel('Strength as printed').fill('10 mg/0.5 mL');
  await mark(page).fill('25');
  await expect(page.getByText(/25.units on a U-100 syringe \(0\.25.mL\)/).first()).toContainText(
    /hold 5.mg/,
  );
  await calculate(page);
  const tool = await openTool(page, 'A concentration on a label');
  await tool.getByLabel('Strength as printed').fill('10 mg/0.5 mL');
  await tool.getByLabel('Dose to draw').fill('5');
  await expect(tool).toContainText(/Draw 25.units, 0\.25.mL/);
});

test('The opened part prints on one sheet, with the notes for the call and every phone number', async ({
  page,
}) => {
  for (const { id } of situations) {
    await page.goto('about:blank');
    await page.goto(`${SOMETHING_WENT_WRONG}#${id}`);
    await fillVial(page);
    await mark(page).fill('50');
    expect(await countSheets(page, 'Letter'), id).toBe(1);
  }
  expect(await countSheets(page, 'A4')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page, 'How much')).toBeVisible();
  await expect(page.getByText('Whom to call, by country')).toBeVisible();
  await expect(tooMuch(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Every danger sign, situation and country is shown', async ({ page }) => {
    await page.goto(SOMETHING_WENT_WRONG);
    const main = page.getByRole('main');
    for (const text of danger) await expect(main).toContainText(text);
    for (const { title, say } of situations) {
      const part = page.getByRole('region', { name: title, exact: true });
      await expect(part).toBeVisible();
      if (say) await expect(part).toContainText('What to say:');
    }
    for (const { country } of countries)
      await expect(main.getByRole('term').filter({ hasText: country }).first()).toBeVisible();
    await expect(page.getByLabel('Where are you?').first()).toBeHidden();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('After a calculator visit the page opens, computes the amount and shows who to call', async ({
    page,
    context,
    allowError,
  }) => {
    allowError(OFFLINE_ERRORS);
    await cutNetwork(context);
    await page.goto(TOO_MUCH);
    await fillVial(page);
    await mark(page).fill('50');
    await expect(page.getByText('That is ten times').first()).toBeVisible();
    await tooMuch(page).getByLabel('Where are you?').selectOption('United Kingdom');
    await expect(tooMuch(page).getByRole('link', { name: /^Emergency/ })).toBeVisible();
  });
});
