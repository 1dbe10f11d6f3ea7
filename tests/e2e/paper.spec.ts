import { button, calculate, EXAMPLE, openCalculator, openTool, results } from './calculator-page';
import { expect, test } from './fixtures';
import { countSheets } from './sheets';

const LONG = '1234567890.1234567890123456789';

/** Results that must each print on one sheet, up to the longest numbers that the fields accept. */
const RESULTS = [
  { name: 'a result', query: EXAMPLE },
  { name: 'a draw between two marks', query: '?amount=5&unit=mg&diluent=3&dose=333&doseUnit=mcg' },
  { name: 'a draw too small', query: '?amount=250&unit=mcg&diluent=0.5&dose=1&doseUnit=mcg' },
  { name: 'more than a syringe', query: '?amount=5&unit=mg&diluent=4&dose=4&doseUnit=mg' },
  { name: 'more than the vial', query: '?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mg' },
  {
    name: 'numbers of thirty digits',
    query: `?amount=${LONG}&unit=mcg&diluent=${LONG}&dose=12345.678901234567890123456789&doseUnit=mcg`,
  },
];

test('Every result prints on one sheet of A4 or Letter, whichever tools are open', async ({
  page,
}) => {
  for (const { name, query } of RESULTS) {
    await calculate(page, query);
    if (name === 'a result') {
      const tool = await openTool(page, 'Print sheet and vial label');
      await tool.getByLabel('Name on the vial').fill('Sample');
      await openTool(page, 'How long the vial lasts');
    }
    const sheet = page.locator('body > .paper');
    // Printing renders it once its code has loaded.
    await expect
      .poll(async () => [await countSheets(page, 'Letter'), await sheet.count()], name)
      .toEqual([1, 1]);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet, name).toBeVisible();
    await expect(sheet).toContainText(query.replaceAll('+', ' '));
    await expect(results(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(sheet).toBeHidden();
  }
  expect(await countSheets(page, 'A4')).toBe(1);
});

test('Without a result the page prints its formulas on one sheet', async ({ page }) => {
  await openCalculator(page);
  for (const format of ['A4', 'Letter'] as const) {
    expect(await countSheets(page, format), format).toBe(1);
  }
  await expect(button(page, 'Calculate')).toBeVisible();
});

test('Articles print on at most seven sheets, peptide pages on five, and the comparison on three', async ({
  page,
}) => {
  for (const [path, most] of [
    ['/blog/semaglutide-what-the-trials-show', 7],
    ['/blog/liraglutide-the-daily-forerunner', 7],
    ['/peptides/semaglutide', 5],
    ['/peptides/tirzepatide', 5],
    ['/peptides/compare', 3],
  ] as const) {
    await page.goto(path);
    expect(await countSheets(page, 'Letter'), path).toBeLessThanOrEqual(most);
  }
});
