// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LabResults } from '@/components/peptides/sequence-lab/lab-results';
import { SequenceLab } from '@/components/peptides/sequence-lab/sequence-lab';
import { sequenceExample, typedExamples } from '@/content/sequence-lab';
import { readChain } from '@/lib/chemistry/read-chain';

const PATH = '/tools/sequence';
const example = readChain(sequenceExample.typed);
if (!example.ok) throw new Error('the worked example is no chain');
const lab = (
  <SequenceLab example={<LabResults molecule={example.molecule} name={sequenceExample.name} />} />
);
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your chain');
const shown = () =>
  screen.getByRole('region', { name: 'What follows' }).textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => window.history.replaceState(null, '', PATH));

test('text that is no chain stays in the field, is marked invalid and is not drawn', () => {
  render(lab);
  const typed = 'GEP<img src=x>';
  fireEvent.change(field(), { target: { value: typed } });
  expect(field().value).toBe(typed);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Character 4 (<): no residue is read here')).toBeDefined();
  const results = within(screen.getByRole('region', { name: 'What follows' }));
  expect(results.queryByRole('img')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});

test('text that is too long stays in the field, is left out of the URL, and the page says so', () => {
  render(lab);
  const typed = 'G'.repeat(2001);
  fireEvent.change(field(), { target: { value: typed } });
  expect(field().value).toBe(typed);
  expect(window.location.search).toBe('');
  expect(screen.getByText(/at most 2000 are read/)).toBeDefined();
  expect(screen.getByText(/not in the address/)).toBeDefined();
});

test.each(typedExamples)('$label: its example is parsed', async ({ label, typed }) => {
  render(lab);
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(field().value).toBe(typed);
  await vi.waitFor(() => expect(shown()).toContain('Monoisotopic mass'), { timeout: 30_000 });
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
