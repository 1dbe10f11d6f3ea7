// @vitest-environment happy-dom
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Calculator } from '@/components/calculator/calculator';
import { loadResults } from '@/components/calculator/late-results';
import { useSyringe } from '@/components/calculator/use-syringe';

const PATH = '/tools/peptide-calculator';
const calculator = <Calculator strengths={[]} help={<p>Help</p>} />;

// As after a page load.
beforeAll(loadResults);

beforeEach(() => {
  window.history.replaceState(null, '', PATH);
  chooseSyringe('');
});

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
function chooseSyringe(id: string) {
  const { result } = renderHook(() => useSyringe());
  act(() => result.current.choose(id));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const results = () => within(screen.getByRole('region', { name: 'Results' }));
function fillExample() {
  type('Peptide amount', '5');
  type('Diluent volume', '2');
  type('Desired dose', '250');
}

test('the server renders the whole form, empty and disabled, whatever the query string', () => {
  window.history.replaceState(null, '', `${PATH}?amount=5`);
  const html = renderToString(calculator);
  expect(html).toContain('Peptide amount');
  expect(html).toContain('Fill in the steps and choose Calculate.');
  expect(html).toMatch(/<fieldset disabled=""/);
  expect(html).not.toMatch(/name="amount"[^>]*value="5"/);
});

test('going back to a URL with other inputs fills them in and removes the result', () => {
  render(calculator);
  fillExample();
  press('Calculate');
  window.history.replaceState(null, '', `${PATH}?amount=10`);
  fireEvent.popState(window);
  expect(screen.getByLabelText('Peptide amount')).toHaveProperty('value', '10');
  expect(results().queryByText('10 unit')).toBeNull();
  expect(results().getByText(/An input has changed/)).toBeTruthy();
});

test('the result is in order: sentence, drawing, tenfold check, values, actions', () => {
  render(calculator);
  fillExample();
  press('Calculate');
  const region = screen.getByRole('region', { name: 'Results' });
  const parts = [
    results().getByText('10 unit'),
    ...results().getAllByRole('img').slice(0, 1),
    results().getByText(/Check the decimal point/),
    results().getByText('Concentration', { selector: '.values dt' }),
    results().getByText('Copy Results'),
  ];
  for (const [index, part] of parts.entries()) {
    const last = parts[index - 1] ?? region;
    expect(last.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test('a URL that fills the form shows what to do next, and which field is missing', () => {
  window.history.replaceState(null, '', `${PATH}?amount=5&unit=mg&diluent=2`);
  const { unmount } = render(calculator);
  const partly = 'From a link: check it, fill in the dose, then choose Calculate.';
  expect(screen.getAllByText(partly)).toHaveLength(2);
  type('Desired dose', '250');
  expect(screen.queryByText(partly)).toBeNull();
  unmount();
  window.history.replaceState(null, '', `${PATH}?amount=5&unit=kg&diluent=2&dose=250`);
  const unread = render(calculator);
  expect(
    screen.getAllByText(/^The link was read in part: check it, fill in the vial, /),
  ).toHaveLength(2);
  unread.unmount();
  window.history.replaceState(null, '', `${PATH}?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mg`);
  render(calculator);
  expect(results().getByText('What this link says cannot be drawn.')).toBeTruthy();
  expect(results().queryByRole('img')).toBeNull();
});

test('a syringe chosen while storage is full takes precedence over the stored one', () => {
  chooseSyringe('0.3');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseSyringe('0.5');
  full.mockRestore();
  const { result } = renderHook(() => useSyringe());
  expect(result.current.chosen?.id).toBe('0.5');
});
