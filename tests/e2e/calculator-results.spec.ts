import type { Locator, Page } from 'playwright/test';
import { FROM_MARK_ID } from '@/content/paths';
import {
  button,
  calculate,
  EXAMPLE,
  field,
  openCalculator,
  openTool,
  results,
} from './calculator-page';
import { expect, test } from './fixtures';
import { CALCULATOR } from './pages';
import { readLayoutShift, recordLayoutShift } from './transfer';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function replaceClipboard(page: Page, isRefusing: boolean): Promise<void> {
  await page.addInitScript((refuse) => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) => {
        if (refuse) throw new DOMException('denied', 'NotAllowedError');
        Reflect.set(window, 'copied', text);
      },
    });
  }, isRefusing);
}
const copied = (page: Page) => page.evaluate(() => String(Reflect.get(window, 'copied')));

test('Copy Results puts a summary on the clipboard and says so', { tag: '@offline' }, async ({
  page,
}) => {
  await replaceClipboard(page, false);
  await calculate(page);
  await button(page, 'Copy Results').click();
  await expect(toasts(page).getByText('Copied to clipboard!')).toBeVisible();
  await expect(toasts(page).getByText('Calculator results have been copied.')).toBeVisible();
  const text = await copied(page);
  expect(text).toContain('Concentration: 2.500 mg/mL');
  expect(text).toContain('Volume per dose: 0.100 mL (10.0 IU)');
  expect(text).toContain('Doses per vial: 20');
  expect(text).toContain(`${CALCULATOR}${EXAMPLE}`);
});

test('Share Link copies the address of exactly these inputs and says so', async ({ page }) => {
  await replaceClipboard(page, false);
  await calculate(page);
  await button(page, 'Share Link').click();
  await expect(toasts(page).getByText('Link copied!')).toBeVisible();
  await expect(toasts(page).getByText('Share this link to share your calculation.')).toBeVisible();
  expect(await copied(page)).toBe(`${new URL(page.url()).origin}${CALCULATOR}${EXAMPLE}`);
});

test('A refused clipboard is reported, with what to do instead', async ({ page }) => {
  await replaceClipboard(page, true);
  await calculate(page);
  for (const [name, title, text] of [
    ['Share Link', 'Failed to copy link', 'Please copy the URL manually from your browser.'],
    ['Copy Results', 'Failed to copy results', 'Please copy the results manually from this page.'],
  ] as const) {
    await button(page, name).click();
    await expect(toasts(page).getByText(title)).toBeVisible();
    await expect(toasts(page).getByText(text)).toBeVisible();
  }
});

test('The chosen syringe is drawn and stored; a button picks one that fits', async ({ page }) => {
  await calculate(page);
  const drawing = (name: RegExp) => results(page).getByRole('img', { name });
  await expect(drawing(/^U-100 syringe of 1 mL, filled to the 10 unit mark of 100$/)).toBeVisible();
  await button(page, 'Draw it on 0.3 mL U-100').click();
  await expect(
    drawing(/^U-100 syringe of 0\.3 mL, filled to the 10 unit mark of 30$/),
  ).toBeVisible();
  await expect(page).toHaveURL(`${CALCULATOR}${EXAMPLE}`);

  await calculate(page, '?amount=5&unit=mg&diluent=2&dose=1&doseUnit=mg');
  await expect(results(page)).toContainText('one of 0.5 mL holds the whole dose');
  await button(page, 'Draw it on 0.5 mL U-100').click();
  await expect(drawing(/of 0\.5 mL, filled to the 40 unit mark of 50$/)).toBeVisible();
  await page.getByLabel('Size, scale and marks').selectOption('u40-1.0');
  await expect(results(page)).toContainText('Draw to the 16 unit mark of a U-40 syringe, 0.4 mL');
  await expect(results(page)).toContainText('gives 2.5 times the dose');
});

test('A dose over one syringe is not drawn; less water is suggested, never more', async ({
  page,
}) => {
  await calculate(page, '?amount=5&unit=mg&diluent=2&dose=5&doseUnit=mg');
  await expect(results(page)).toContainText(
    /Cannot be drawn: the draw is 200.units, 2.mL, more than one syringe holds/,
  );
  await expect(results(page).getByRole('img')).toHaveCount(0);
  await expect(results(page)).toContainText('What the arithmetic gives');
  await expect(results(page)).toContainText(/with 1.mL or less, the dose fits one syringe/);
  await expect(results(page)).not.toContainText('more water');
});

test('A link whose dose in mg was probably meant in mcg is questioned, and nothing is drawn', async ({
  page,
}) => {
  await openCalculator(page, '?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mg');
  await expect(results(page)).toContainText('What this link says cannot be drawn');
  await button(page, 'Calculate').click();
  await expect(results(page)).toContainText('Cannot be drawn: the dose is more than the vial');
  await expect(results(page)).toContainText(/In mcg, 250.mcg, the vial would hold 20 doses/);
  await expect(results(page).getByRole('img')).toHaveCount(0);
});

test('On a phone the result scrolls into view without layout shift, and keys are numeric', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShift(page);
  await calculate(page);
  await expect(results(page).getByText('Draw to the').last()).toBeInViewport();
  expect(await readLayoutShift(page)).toBeLessThan(0.01);
  await expect(field(page, 'Desired dose')).toHaveAttribute('inputmode', 'decimal');
  const targets = page
    .getByRole('main')
    .locator('input:not([type=radio]), select, .segments label, button');
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height ?? 0, String(target)).toBeGreaterThanOrEqual(44);
  }
});

/** The result of a tool: its last status element, after those for the errors of its fields. */
const said = (tool: Locator) => tool.getByRole('status').last();

test('The working shows every step, the water table finds a volume, and the supply counts doses', async ({
  page,
}) => {
  await calculate(page);
  await results(page).getByText('Show the working').click();
  for (const step of [
    '250.mcg ÷ 1,000 = 0.25.mg',
    '5.mg ÷ 2.mL = 2.5.mg/mL',
    '0.1.mL × 100 = 10.units',
  ]) {
    await expect(results(page).getByText(new RegExp(step))).toBeVisible();
  }

  const tool = await openTool(page, 'How much water?');
  await expect(tool.getByRole('row', { name: /^5 mL 1.mg\/mL 0.25.mL 25.units$/ })).toBeVisible();
  await expect(tool.getByRole('rowheader', { name: /2.mL \(yours\)/ })).toBeVisible();
  await tool.getByLabel('Mark to land on').fill('25');
  await expect(said(tool)).toHaveText(/With 5.mL of water, the dose ends at 25.units\./);
  await tool.getByLabel('Mark to land on').fill('250');
  await expect(said(tool)).toHaveText(/No U-100 syringe has that mark/);

  const supply = await openTool(page, 'How long the vial lasts');
  await expect(said(supply)).toHaveText(/20 of 20 doses are used over 20.days\./);
  await supply.getByLabel('How often').selectOption('weekly');
  await expect(said(supply)).toHaveText(/5 of 20 doses .* discarded: 3.75.mg, or 15 of the doses/);
});

test('A new vial strength is compared with the old one, and with the dose at the old mark', {
  tag: '@offline',
}, async ({ page }) => {
  await calculate(page);
  const tool = await openTool(page, 'A new vial strength');
  await tool.getByLabel('New vial holds').fill('10');
  await tool.getByLabel('New vial is mixed with').fill('2');
  await expect(tool).toContainText(
    /Drawing the old 10.units .*would deliver 500.mcg, 2.times the dose: too much/,
  );
  await expect(
    tool.getByRole('row', { name: /On a U-100 syringe 10.units 5.units/ }),
  ).toBeVisible();
});

test('A label concentration gives mL and units without a vial', async ({ page }) => {
  // The fragment in the URL opens another tool before any script runs.
  await page.goto(`${CALCULATOR}#${FROM_MARK_ID}`);
  await expect(page.getByLabel('Mark that was drawn to')).toBeVisible();
  const tool = await openTool(page, 'A concentration on a label');
  await tool.getByLabel('Strength as printed').fill('10 mg/0.5 mL');
  await tool.getByLabel('Dose to draw').fill('5');
  await expect(tool).toContainText(
    /Draw 25.units, 0.25.mL, between two marks\. The liquid holds 20.mg\/mL\./,
  );
  await tool.getByLabel('Strength as printed').fill('100 units/mL');
  await expect(tool.getByLabel('Strength as printed')).toHaveAttribute('aria-invalid', 'true');
  await expect(tool).not.toContainText('The liquid holds');
});

test('Tools that need a result say so; the blend tool shows how much of each peptide one draw contains', async ({
  page,
}) => {
  await openCalculator(page);
  await expect(await openTool(page, 'How much water?')).toContainText('choose Calculate first');
  const tool = await openTool(page, 'Blends of two or three peptides');
  await tool.getByLabel('First peptide in the vial').fill('10');
  await tool.getByLabel('Second peptide in the vial').fill('5');
  await tool.getByLabel('Blend is mixed with').fill('2');
  await tool.getByLabel('Dose of the first peptide', { exact: true }).fill('500');
  await expect(tool).toContainText(/Draw to the 10.unit mark, 0.1.mL/);
  await expect(tool.getByRole('row', { name: /Second peptide 5.mg 250.mcg/ })).toBeVisible();
  // The same checks as in the calculator: a tenfold or thousandfold slip is as likely here.
  await tool.getByLabel('Dose of the first peptide', { exact: true }).fill('2.5');
  await expect(tool).toContainText('Check mg and mcg');
  await tool.getByLabel('Dose of the first peptide', { exact: true }).fill('50000');
  await expect(tool).toContainText('more than the vial holds');
});

test('The vial label shows its discard date, and the print sheet omits the form', {
  tag: '@offline',
}, async ({ page }) => {
  await calculate(page);
  const tool = await openTool(page, 'Print sheet and vial label');
  await tool.getByLabel('Name on the vial').fill('Sample');
  await tool.getByLabel('Mixed on').fill('2026-03-14');
  await expect(tool).toContainText('Discard by:April 13, 2026');
  await tool.getByLabel('Date on its label, if any').fill('2026-04-01');
  await expect(tool).toContainText('Discard by:April 1, 2026');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Calculate')).toBeHidden();
  await expect(results(page)).toContainText('Draw to the 10 unit mark');
  await expect(tool.getByText('April 1, 2026')).toBeVisible();
});

test('Without JavaScript the page says so and shows the formulas', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(CALCULATOR);
  await expect(page.locator('noscript p')).toHaveText(/^The calculator needs JavaScript/);
  await expect(page.getByText('amount in mg ÷ diluent in mL')).toBeVisible();
  await expect(button(page, 'Calculate')).toBeDisabled();
  await context.close();
});
