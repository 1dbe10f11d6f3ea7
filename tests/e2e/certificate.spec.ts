import { expect, test } from './fixtures';
import { CERTIFICATE } from './pages';

test('The certificate checker rates each line and passes the milligrams to the calculator', async ({
  page,
}) => {
  await page.goto(CERTIFICATE);
  const results = page.getByRole('region', { name: 'What follows' });
  await expect(results).toContainText('Worked example');
  const substance = page.getByLabel('Substance');
  await expect(substance).toBeEnabled();
  await substance.selectOption('PT-141');
  await page.getByRole('textbox', { name: 'Found' }).fill('1024.2');
  await expect(results).toContainText('fits PT-141 within 0.50\u00a0Da, and something else');
  await expect(results.getByRole('link', { name: 'Melanotan II' })).toBeVisible();
  await page.getByLabel('Kind of mass').selectOption('Average');
  await expect(results).toContainText('does not fit PT-141');
  await page.getByLabel('Amount in the vial').fill('10');
  await page.getByLabel('Amount of what').selectOption('Powder (gross)');
  await page.getByLabel('Net peptide content').fill('80');
  await page.getByLabel('Purity', { exact: true }).fill('98');
  await expect(results).toContainText('7.84\u00a0mg to 8\u00a0mg');
  await page.getByRole('button', { name: 'See what follows' }).press('Enter');
  await expect(results.getByRole('heading', { name: 'What follows' })).toBeInViewport();
  await results.getByRole('link', { name: /Take 7.84.mg to the calculator/ }).click();
  await expect(page.getByLabel('Peptide amount')).toHaveValue('7.84');
  await page.goBack();
  await expect(page.getByLabel('Purity', { exact: true })).toHaveValue('98');
});

test('The certificate checker keeps invalid input, says what to type, works by keyboard', async ({
  page,
}) => {
  await page.goto(CERTIFICATE);
  const mass = page.getByRole('textbox', { name: 'Found' });
  await expect(mass).toBeEnabled();
  await page.getByLabel('Sequence on the paper').fill('G'.repeat(500));
  await expect(page.getByLabel('Sequence on the paper')).toHaveAccessibleDescription(
    /500 residues; at most 100/,
  );
  await mass.focus();
  await page.keyboard.type('14l9.5');
  await expect(mass).toHaveAccessibleDescription(/Use digits/);
  await expect(mass).toHaveValue('14l9.5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Charge', { exact: true }).fill('0');
  await expect(page.getByLabel('Charge', { exact: true })).toHaveAccessibleDescription(
    /charge from 1 to 50/,
  );
  await page.getByRole('button', { name: 'See what follows' }).press('Enter');
  await expect(page.getByLabel('Sequence on the paper')).toBeFocused();
});

test('A pasted certificate fills empty fields, keeps typed values and lists what it lacks', async ({
  page,
}) => {
  await page.goto(CERTIFICATE);
  const purity = page.getByLabel('Purity', { exact: true });
  await expect(purity).toBeEnabled();
  await purity.fill('97');
  await page.getByText('Or paste its whole text').click();
  await page
    .getByLabel('Text of the certificate')
    .fill('Product: BPC-157\nMS: [M+2H]2+ found 710.8\nPurity (HPLC): 99.1%\nLot: EX-1');
  await page.getByRole('button', { name: 'Fill the fields from it' }).click();
  await expect(page.getByText(/Left as you typed it: purity\. Not found: /)).toBeVisible();
  await expect(purity).toHaveValue('97');
  await expect(page.getByLabel('Charge', { exact: true })).toHaveValue('2');
  await expect(page.getByRole('region', { name: 'What follows' })).toContainText(
    'The measured mass fits BPC-157',
  );
  await page.getByLabel('Text of the certificate').fill('Product: Semaglutide\nLot: B-2');
  await page.getByRole('button', { name: 'Fill the fields from it' }).click();
  await expect(page.getByLabel('Lot on the paper')).toHaveValue('B-2');
  await expect(page.getByRole('textbox', { name: 'Found' })).toHaveValue('');
  await expect(purity).toHaveValue('97');
  await expect(page.getByLabel('Tested on')).toHaveAttribute('max', '9999-12-31');
});

test('The charge of a pasted m/z is not applied to a mass typed by hand', async ({ page }) => {
  await page.goto(CERTIFICATE);
  const mass = page.getByRole('textbox', { name: 'Found' });
  await expect(mass).toBeEnabled();
  await mass.fill('1419.5');
  await page.getByText('Or paste its whole text').click();
  await page.getByLabel('Text of the certificate').fill('BPC-157\n[M+2H]2+ 710.8');
  await page.getByRole('button', { name: 'Fill the fields from it' }).click();
  await expect(mass).toHaveValue('1419.5');
  await expect(page.getByLabel('Charge', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'What follows' })).toContainText(
    'The measured mass fits BPC-157',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the certificate checker shows its worked example instead', async ({
    page,
  }) => {
    await page.goto(CERTIFICATE);
    await expect(page.locator('noscript p')).toContainText(/worked example/);
    await expect(page.getByRole('region', { name: 'What follows' })).toContainText('Fits');
    await expect(page.getByRole('img', { name: /made-up certificate/ })).toBeVisible();
  });
});
