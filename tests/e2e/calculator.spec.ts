import {
  button,
  calculate,
  EXAMPLE,
  type Field,
  field,
  openCalculator,
  results,
} from './calculator-page';
import { expect, test } from './fixtures';
import { CALCULATOR } from './pages';

const MESSAGES: [Field, string][] = [
  ['Peptide amount', 'Please enter a valid peptide amount'],
  ['Diluent volume', 'Please enter a valid diluent volume'],
  ['Desired dose', 'Please enter a valid desired dose'],
];

test('Filling the form and choosing Calculate shows the specified results', async ({ page }) => {
  await openCalculator(page);
  await expect(results(page)).toContainText('Fill in the steps and choose Calculate.');
  await field(page, 'Peptide amount').fill('5');
  await field(page, 'Diluent volume').fill('2');
  await field(page, 'Desired dose').fill('250');
  await expect(results(page).getByText('Copy Results')).toHaveCount(0);
  await button(page, 'Calculate').click();

  await expect(results(page)).toContainText('Draw to the 10 unit mark');
  for (const value of ['2.500 mg/mL', '0.100 mL', '10.0 IU']) {
    // Twice: visibly, with muted trailing zeros, and as plain text for screen readers.
    await expect(results(page).getByText(value, { exact: true })).toHaveCount(2);
  }
  await expect(
    results(page).getByText('Doses per vial', { exact: true }).first().locator('+ dd'),
  ).toHaveText('20');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /Draw to the 10.unit mark, 0\.1 millilitre\. Concentration 2\.500 mg\/mL\./,
  );
});

test('Calculate on an empty form reports every field and focuses the first', async ({ page }) => {
  await openCalculator(page);
  await button(page, 'Calculate').click();
  for (const [label, message] of MESSAGES) {
    const input = field(page, label);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(message);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'Peptide amount')).toBeFocused();
  await expect(button(page, 'Copy Results')).toHaveCount(0);
});

test('One invalid field blocks the result, keeps its text, and loses its error when edited', async ({
  page,
}) => {
  await openCalculator(page, '?amount=5&unit=mg&diluent=0&dose=250&doseUnit=mcg');
  await button(page, 'Calculate').click();
  const diluent = field(page, 'Diluent volume');
  await expect(diluent).toBeFocused();
  await expect(diluent).toHaveValue('0');
  await expect(diluent).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Peptide amount')).not.toHaveAttribute('aria-invalid');
  await expect(button(page, 'Copy Results')).toHaveCount(0);

  await diluent.fill('2');
  await expect(diluent).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Please enter a valid diluent volume')).toHaveCount(0);
  await diluent.press('Enter');
  await expect(results(page)).toContainText('Draw to the 10 unit mark');
});

test('Input other than a plain number is refused with help and is kept', async ({ page }) => {
  await openCalculator(page, '?amount=5&unit=mg&diluent=2');
  const message = page.getByText('Please enter a valid desired dose', { exact: true });
  for (const typed of ['1e3', '0x10', 'Infinity', '-5', '250 mcg', '1,000', '1.000,5']) {
    await field(page, 'Desired dose').fill(typed);
    await expect(message, typed).toHaveCount(0);
    await button(page, 'Calculate').click();
    await expect(message, typed).toBeVisible();
    await expect(field(page, 'Desired dose')).toHaveAccessibleDescription(
      /^Please enter a valid desired dose (?:Type it without|Type the number|Use digits|Write )/,
    );
    await expect(field(page, 'Desired dose')).toHaveValue(typed);
  }
});

test('A decimal comma, a leading or trailing point and spaces are accepted', async ({ page }) => {
  await openCalculator(page, '?amount=10&unit=mg&diluent=2&doseUnit=mg');
  for (const [typed, dose] of [
    ['0,25', '0.25 mg'],
    [' 5. ', '5 mg'],
    ['.25', '0.25 mg'],
  ] as const) {
    await field(page, 'Desired dose').fill(typed);
    await button(page, 'Calculate').click();
    await expect(results(page), typed).toContainText(
      new RegExp(`for a dose of ${dose.replace(' ', '.')}`),
    );
  }
});

test('A preset vial fills amount and unit, and a preset volume the diluent', async ({ page }) => {
  await openCalculator(page, '?amount=250&unit=mcg');
  const vials = page.getByLabel('Preset vial');
  await expect(vials.locator('option')).toHaveText(['Choose', '2mg', '5mg', '10mg', '30mg']);
  await vials.selectOption('10mg');
  await expect(field(page, 'Peptide amount')).toHaveValue('10');
  await expect(
    page.getByRole('radiogroup', { name: 'Unit of the amount' }).getByLabel('mg', { exact: true }),
  ).toBeChecked();

  const volumes = page.getByLabel('Preset volume');
  await expect(volumes.locator('option')).toHaveText(['Choose', '1 mL', '2 mL', '3 mL', '5 mL']);
  await volumes.selectOption('3 mL');
  await expect(field(page, 'Diluent volume')).toHaveValue('3');
  await expect(page).toHaveURL(`${CALCULATOR}?amount=10&unit=mg&diluent=3`);

  await field(page, 'Peptide amount').fill('11');
  await expect(vials).toHaveValue('');
});

test('The units start as mg for the vial and mcg for the dose; arrow keys change them', async ({
  page,
}) => {
  await openCalculator(page);
  const amount = page.getByRole('radiogroup', { name: 'Unit of the amount' });
  const dose = page.getByRole('radiogroup', { name: 'Unit of the dose' });
  await expect(amount.getByLabel('mg', { exact: true })).toBeChecked();
  await expect(dose.getByLabel('mcg')).toBeChecked();
  await dose.getByLabel('mcg').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dose.getByLabel('mg', { exact: true })).toBeChecked();
  await expect(page).toHaveURL(`${CALCULATOR}?doseUnit=mg`);
});

test('The URL mirrors the inputs: five parameters, left out when empty', async ({ page }) => {
  await openCalculator(page, '?amount=5&utm_source=mail');
  await field(page, 'Diluent volume').fill('2');
  await expect(page).toHaveURL(`${CALCULATOR}?amount=5&unit=mg&diluent=2`);
  await field(page, 'Desired dose').fill('0,5');
  await expect(page).toHaveURL(`${CALCULATOR}?amount=5&unit=mg&diluent=2&dose=0%2C5&doseUnit=mcg`);
  await field(page, 'Peptide amount').fill('');
  await expect(page).toHaveURL(`${CALCULATOR}?diluent=2&dose=0%2C5&doseUnit=mcg`);
  const before = await page.evaluate(() => history.length);
  await field(page, 'Diluent volume').fill('3');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('A shared link fills the fields but does not calculate by itself', async ({ page }) => {
  await openCalculator(page, EXAMPLE);
  await expect(field(page, 'Peptide amount')).toHaveValue('5');
  await expect(field(page, 'Diluent volume')).toHaveValue('2');
  await expect(field(page, 'Desired dose')).toHaveValue('250');
  await expect(page.getByLabel('Preset vial')).toHaveValue('5mg');
  await expect(results(page)).toContainText(
    'Filled in from a link: check each number, then choose Calculate.',
  );
  await expect(page).toHaveURL(`${CALCULATOR}${EXAMPLE}`);
  await expect(button(page, 'Copy Results')).toHaveCount(0);

  await field(page, 'Desired dose').fill('500');
  await page.reload();
  await expect(field(page, 'Desired dose')).toHaveValue('500');
});

test('A result is never shown beside inputs it was not calculated from', async ({ page }) => {
  const changes: [string, () => Promise<unknown>][] = [
    ['a typed number', () => field(page, 'Desired dose').fill('300')],
    [
      'a unit',
      () =>
        page
          .getByRole('radiogroup', { name: 'Unit of the dose' })
          .getByText('mg', { exact: true })
          .click(),
    ],
    ['a preset', () => page.getByLabel('Preset volume').selectOption('5 mL')],
  ];
  for (const [name, change] of changes) {
    await calculate(page);
    await expect(results(page), name).toContainText('Draw to the 10 unit mark');
    await change();
    await expect(results(page), name).toContainText('An input has changed');
    await expect(results(page), name).not.toContainText('10 unit mark');
    await expect(button(page, 'Copy Results'), name).toHaveCount(0);
  }
  await button(page, 'Calculate').click();
  await expect(results(page)).toContainText('Draw 25 units, 0.25 mL, between two marks');
});

test('Reset clears fields, units, results and errors and removes the URL parameters', async ({
  page,
}) => {
  await calculate(page, '?amount=5000&unit=mcg&diluent=2&dose=1&doseUnit=mg');
  await expect(button(page, 'Copy Results')).toBeVisible();
  await field(page, 'Diluent volume').fill('0');
  await button(page, 'Calculate').click();
  await button(page, 'Reset').click();
  for (const [label, message] of MESSAGES) {
    await expect(field(page, label)).toHaveValue('');
    await expect(page.getByText(message)).toHaveCount(0);
  }
  await expect(
    page.getByRole('radiogroup', { name: 'Unit of the amount' }).getByLabel('mg', { exact: true }),
  ).toBeChecked();
  await expect(
    page.getByRole('radiogroup', { name: 'Unit of the dose' }).getByLabel('mcg'),
  ).toBeChecked();
  await expect(results(page)).toContainText('Fill in the steps and choose Calculate.');
  await expect(page).toHaveURL(CALCULATOR);
});

test('How It Works opens and closes, with formulas, an example and a disclaimer', async ({
  page,
}) => {
  await openCalculator(page);
  const formula = page.getByText('amount in mg ÷ diluent in mL');
  await expect(formula).toBeVisible();
  await expect(page.getByText('Consult a healthcare professional')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'How It Works' }).click();
  await expect(formula).toBeHidden();
  await page.locator('summary').filter({ hasText: 'How It Works' }).click();
  await page.getByRole('link', { name: 'Method, rounding and limits' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Method' })).toBeInViewport();
});

test('The whole calculation is possible by keyboard alone', async ({ page }) => {
  await openCalculator(page);
  await page.getByLabel('Preset vial').focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('5', 'Tab', 'Tab', 'Tab');
  await press('2', 'Tab', 'Tab');
  await page.keyboard.type('250');
  // Tab past the unit and the syringe, which keep their defaults.
  await press('Tab', 'Tab', 'Tab', 'Enter');
  await expect(results(page)).toContainText('Draw to the 10 unit mark');
});
