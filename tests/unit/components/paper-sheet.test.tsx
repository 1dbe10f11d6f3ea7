// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PaperCopy } from '@/components/calculator/paper/paper-copy';
import { barrels } from '@/content/syringes';
import { calculate, emptyInputs } from '@/lib/calculator/inputs';

const label = { name: 'Sample', mixedOn: '2026-03-14', labelDate: '' };

function toCalculation(dose: string) {
  const outcome = calculate({ ...emptyInputs, amount: '5', diluent: '2', dose });
  if (!outcome.ok) throw new Error('these inputs are sound');
  return outcome.calculation;
}

/** Prints a result once the sheet's code is loaded. */
async function print(dose: string): Promise<HTMLElement> {
  vi.stubEnv('BUILD_TIME', '2026-11-22T16:12:59.123Z');
  render(<PaperCopy calculation={toCalculation(dose)} barrel={barrels[0]} label={label} />);
  // The code is requested after the result is painted.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await act(() => import('@/components/calculator/paper/paper-sheet'));
  act(() => {
    fireEvent(window, new Event('beforeprint'));
  });
  const sheet = document.querySelector<HTMLElement>('body > .paper');
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

test('the sheet has result, tenfold check, working, label, date, build and two URLs', async () => {
  const sheet = await print('250');
  const text = sheet.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  for (const part of [
    `Printed on ${today}`,
    'Draw to the 10 unit mark',
    'Check the decimal point. 10 units (0.1 mL), not 1 and not 100.',
    'Desired dose250 mcg',
    'Volume per dose0.100 mL (10.0 IU)',
    '0.1 mL × 100 = 10 units',
    'Sample',
    'April 13, 2026',
    'Build of the calculator November 22, 2026, 16:12 UTC',
    '/tools/peptide-calculator?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg',
    'Has anything here been corrected since?',
    '/corrections/calculator',
  ]) {
    expect(text).toContain(part);
  }
  expect(
    screen.getByRole('img', { name: /QR code of .*\/corrections\/calculator$/ }),
  ).toBeDefined();
  expect(sheet.querySelectorAll('[aria-label^="U-100 syringe"]').length).toBeGreaterThan(0);
  expect(sheet.querySelector('.callout')?.textContent).toContain('Dose calculated');
});

test('a dose that cannot be drawn has no drawing, and the sheet says so first', async () => {
  const sheet = await print('250000');
  expect(sheet.querySelector('h1')?.textContent).toContain('more than the vial holds');
  expect(sheet.querySelector('h1 + *')?.textContent).toMatch(/^More than the vial holds\./);
  expect(sheet.querySelectorAll('[aria-label*="syringe"]')).toHaveLength(0);
  expect(sheet.textContent).toContain('What the arithmetic gives');
  expect(sheet.querySelector('.callout')?.textContent).not.toContain('Dose calculated');
});
