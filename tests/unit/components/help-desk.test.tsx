// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DrawnTool } from '@/components/calculator/extras/drawn-tool';
import { HelpCall } from '@/components/calculator/help-call';
import { HelpDesk } from '@/components/calculator/help-desk';
import { keepInputs } from '@/components/calculator/last-inputs';
import { COUNTRY_STORAGE_KEY } from '@/content/calculator';
import type { CalculatorInputs } from '@/lib/calculator/inputs';

const INPUTS: CalculatorInputs = {
  ...{ amount: '5', unit: 'mg', diluent: '1', dose: '250', doseUnit: 'mcg' },
};
const desk = <HelpDesk strengths={[]} />;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const MARK = 'Mark that was drawn to';

test('a text that was typed stays, and the tool says beside it what it has found since', () => {
  keepInputs(INPUTS);
  const { unmount } = render(desk);
  type(MARK, '50');
  type('How much', `${field('How much').value} Under the skin.`);
  expect(screen.queryByText(/The tool above says/)).toBeNull();
  type(MARK, '5');
  expect(field('How much').value).toMatch(/^50.units.*ten times.*Under the skin\.$/);
  expect(screen.getByText(/The tool above says/).textContent).toMatch(/5.units.*250.mcg/);
  // As after a reload: what the tool had said is known still.
  unmount();
  render(desk);
  fireEvent.click(screen.getByRole('button', { name: 'Use this instead' }));
  expect(field('How much').value).toMatch(/^5.units.*250.mcg[^5]* Under the skin\.$/);
  expect(document.activeElement).toBe(field('How much'));
  expect(screen.queryByText(/The tool above says/)).toBeNull();
});

test('without a mark the sheet has the dose in the field above it, not that of the last calculation', () => {
  keepInputs(INPUTS);
  render(desk);
  expect(field('How much').value).toMatch(/meant: 250.mcg/);
  type('Dose that was meant (optional)', '100');
  expect(field('How much').value).toMatch(/meant: 100.mcg/);
  type('Dose that was meant (optional)', '');
  expect(field('How much').value).toBe('');
});

test.each([
  ['', undefined],
  [', with a calculation kept', INPUTS],
])('what is typed before hydration stays%s', async (_, inputs) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(desk);
  expect(field(MARK).matches('fieldset:disabled input')).toBe(true);
  keepInputs(inputs);
  field('Symptoms').value = 'vomiting since noon';
  const root = await act(async () => hydrateRoot(container, desk));
  expect(field(MARK).matches('fieldset:disabled input')).toBe(false);
  expect(field('Symptoms').value).toBe('vomiting since noon');
  type('When', 'at ten');
  expect(field('Symptoms').value).toBe('vomiting since noon');
  act(() => root.unmount());
});

test('what is typed before hydration is added to what the tab had kept', async () => {
  const { unmount } = render(desk);
  type('Symptoms', 'vomiting');
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(desk);
  field('Symptoms').value = 'dizzy';
  const root = await act(async () => hydrateRoot(container, desk));
  expect(field('Symptoms').value).toBe('vomiting\ndizzy');
  act(() => root.unmount());
});

test('the tool starts with the last calculation, and a later one does not replace what was typed', () => {
  render(<DrawnTool strengths={[]} />);
  act(() => keepInputs(INPUTS));
  expect(field('Peptide in the vial').value).toBe('5');
  type(MARK, '30');
  act(() => keepInputs({ ...INPUTS, amount: '10' }));
  expect(field(MARK).value).toBe('30');
  expect(field('Peptide in the vial').value).toBe('5');
});

test('what the tool was given stays in the tab, is cleared with the answers, and can be brought back', () => {
  const { unmount } = render(desk);
  type('Peptide in the vial', '5');
  type('It was mixed with', '2');
  type(MARK, '50');
  unmount();
  render(desk);
  expect(field('What it was').value).toMatch(/^A vial of 5.mg, mixed with 2.mL\.$/);
  expect(field('How much').value).toMatch(/^50.units .* hold 1\.25.mg\.$/);
  const clear = screen.getByRole('button', { name: 'Clear what I typed' });
  fireEvent.click(clear);
  expect([field(MARK).value, field('How much').value]).toEqual(['', '']);
  expect(clear.textContent).toBe('Undo: bring it back');
  fireEvent.click(clear);
  expect(field('How much').value).toMatch(/^50.units/);
});

test('a calculation made since the tool was typed into takes its place on the next visit', () => {
  keepInputs(INPUTS);
  const { unmount } = render(desk);
  type(MARK, '50');
  unmount();
  keepInputs({ ...INPUTS, amount: '10' });
  render(desk);
  expect([field(MARK).value, field('Peptide in the vial').value]).toEqual(['', '10']);
});

test('a country chosen before hydration is stored and shows its numbers in every part', async () => {
  const numbers = { country: 'Ireland', emergency: '112', references: [] };
  const parts = ['first', 'too-much'].map((id) => (
    <HelpCall key={id} id={id} countries={[numbers]} />
  ));
  localStorage.setItem(COUNTRY_STORAGE_KEY, 'Another country');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(parts);
  const early = screen.getAllByLabelText<HTMLSelectElement>('Where are you?')[1];
  if (early) early.value = 'Ireland';
  const root = await act(async () => hydrateRoot(container, parts));
  expect(localStorage.getItem(COUNTRY_STORAGE_KEY)).toBe('Ireland');
  expect(screen.getAllByRole('link', { name: 'Emergency 112' })).toHaveLength(2);
  expect(early?.value).toBe('Ireland');
  act(() => root.unmount());
});
