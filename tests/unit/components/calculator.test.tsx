// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Calculator } from '@/components/calculator/calculator';
import { presetDiluents, presetVials } from '@/content/calculator';

const PATH = '/tools/peptide-calculator';
const presets = { vials: presetVials, diluents: presetDiluents };
const calculator = <Calculator presets={presets} help={<p>Help</p>} />;

beforeEach(() => window.history.replaceState(null, '', PATH));

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const results = () => within(screen.getByRole('region', { name: 'Results' }));
function fillExample() {
  type('Peptide amount', '5');
  type('Diluent volume', '2');
  type('Desired dose', '250');
}

test('the server sends the whole form, empty and not yet usable, whatever the address says', () => {
  window.history.replaceState(null, '', `${PATH}?amount=5`);
  const html = renderToString(calculator);
  expect(html).toContain('Peptide amount');
  expect(html).toContain('Fill in the three steps and choose Calculate.');
  expect(html).toMatch(/<fieldset disabled=""/);
  expect(html).not.toMatch(/name="amount"[^>]*value="5"/);
});

test('the address fills the form once the script runs', () => {
  window.history.replaceState(null, '', `${PATH}?amount=5&unit=mcg`);
  render(calculator);
  expect(screen.getByLabelText('Peptide amount')).toHaveProperty('value', '5');
  expect(window.location.search).toBe('?amount=5&unit=mcg');
});

test('changing any input takes the result away, and says so', () => {
  render(calculator);
  fillExample();
  press('Calculate');
  expect(results().getByText('10 unit')).toBeTruthy();
  type('Desired dose', '2500');
  expect(results().queryByText('10 unit')).toBeNull();
  expect(results().getByText(/An input has changed/)).toBeTruthy();
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/An input has changed/);
});

test('going back to an address with other inputs fills them in and takes the result away', () => {
  render(calculator);
  fillExample();
  press('Calculate');
  window.history.replaceState(null, '', `${PATH}?amount=10`);
  fireEvent.popState(window);
  expect(screen.getByLabelText('Peptide amount')).toHaveProperty('value', '10');
  expect(results().queryByText('10 unit')).toBeNull();
  expect(results().getByText(/An input has changed/)).toBeTruthy();
});

test('errors keep what was typed and clear one by one', () => {
  render(calculator);
  type('Peptide amount', 'five');
  press('Calculate');
  expect(screen.getByLabelText('Peptide amount')).toHaveProperty('value', 'five');
  expect(document.activeElement).toBe(screen.getByLabelText('Peptide amount'));
  type('Peptide amount', '5');
  expect(screen.queryByText('Please enter a valid peptide amount')).toBeNull();
  expect(screen.getByText('Please enter a valid diluent volume')).toBeTruthy();
  press('Calculate');
  expect(document.activeElement).toBe(screen.getByLabelText('Diluent volume'));
});

test('the chosen syringe is kept for the next result, and forgotten on Reset', () => {
  render(calculator);
  fillExample();
  press('Calculate');
  const barrel = () => screen.getByLabelText('Syringe drawn');
  expect(barrel()).toHaveProperty('value', '0.3');
  fireEvent.change(barrel(), { target: { value: '1.0' } });
  type('Desired dose', '500');
  press('Calculate');
  expect(barrel()).toHaveProperty('value', '1.0');
  press('Reset');
  expect(window.location.pathname + window.location.search).toBe(PATH);
  fillExample();
  press('Calculate');
  expect(barrel()).toHaveProperty('value', '0.3');
});

test('typing goes on where a browser refuses further changes of the address', () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  render(calculator);
  fillExample();
  press('Calculate');
  expect(results().getByText('Copy Results')).toBeTruthy();
});
