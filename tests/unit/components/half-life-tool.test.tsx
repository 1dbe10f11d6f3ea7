// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { HalfLifeResults } from '@/components/calculator/half-life/half-life-results';
import { HalfLifeTool } from '@/components/calculator/half-life/half-life-tool';
import { exampleSchedule } from '@/lib/calculator/half-life-inputs';

const PATH = '/tools/half-life';
const presets = [
  {
    label: 'Ipamorelin: 2 hours',
    text: '2',
    unit: 'hours' as const,
    population: '40 healthy men',
    route: 'into a vein',
    href: '/peptides/ipamorelin',
  },
];
const tool = (
  <HalfLifeTool presets={presets} example={<HalfLifeResults schedule={exampleSchedule} />} />
);
const results = () => within(screen.getByRole('region', { name: 'What follows' }));

const shown = () =>
  screen.getByRole('region', { name: 'What follows' }).textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => window.history.replaceState(null, '', PATH));

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('the server draws the worked example, whatever the address says', () => {
  window.history.replaceState(null, '', `${PATH}?halfLife=2`);
  const html = renderToString(tool);
  expect(html).toContain('35<small>\u00a0days');
  expect(html).toContain('dose 6 left out');
  expect(html).toMatch(/<fieldset disabled=""/);
});

test('the address fills the fields, and typing changes result and address', async () => {
  window.history.replaceState(null, '', `${PATH}?halfLife=5&halfLifeUnit=days`);
  render(tool);
  expect(screen.getByLabelText('Half-life')).toHaveProperty('value', '5');
  await vi.waitFor(() => expect(shown()).toContain('Steady after25 days'));
  type('Half-life', '2,5');
  await vi.waitFor(() => expect(shown()).toContain('Steady after12.5 days'));
  expect(window.location.search).toBe('?halfLife=2%2C5&halfLifeUnit=days');
});

test('a text that is no number is kept, named at its field, and nothing is drawn of it', () => {
  render(tool);
  type('Time between doses', '1,000');
  const field = screen.getByLabelText('Time between doses');
  expect(field).toHaveProperty('value', '1,000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/without separators/)).toBeDefined();
  expect(results().queryByRole('img')).toBeNull();
  expect(results().getByText(/Type a half-life/)).toBeDefined();
});

test('a preset fills in what was measured and says in whom', () => {
  render(tool);
  fireEvent.change(screen.getByLabelText('Half-life as measured in people'), {
    target: { value: 'Ipamorelin: 2 hours' },
  });
  expect(screen.getByLabelText('Half-life')).toHaveProperty('value', '2');
  expect(screen.getByText(/As measured in: 40 healthy men; given into a vein/)).toBeDefined();
  expect(window.location.search).toBe('?halfLife=2&halfLifeUnit=hours');
});
