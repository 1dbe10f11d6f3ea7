// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PasteField } from '@/components/calculator/certificate/paste-field';
import { emptyCertificate } from '@/lib/certificate/inputs';

const NAMES = [
  { slug: 'bpc-157', name: 'BPC-157' },
  { slug: 'semaglutide', name: 'Semaglutide' },
];
const FIRST = 'Product: BPC-157 500 mcg\nLot: A1\nMass found: 1419.5\nTested: 2026-05-03';
const SECOND = 'Product: Semaglutide\nLot: B2\nEndotoxin: 0.9 EU/mg';

let inputs = emptyCertificate;
const change = (more: Partial<typeof emptyCertificate>) => {
  inputs = { ...inputs, ...more };
};

beforeEach(async () => {
  // Loads the lazy code up front.
  await import('@/lib/certificate/read-pasted');
  inputs = emptyCertificate;
  render(<PasteField getInputs={() => inputs} names={NAMES} onChange={change} />);
  await paste(FIRST);
});

async function paste(value: string) {
  fireEvent.change(screen.getByLabelText('Text of the certificate'), { target: { value } });
  await act(async () => {
    fireEvent.click(screen.getByText('Fill the fields from it'));
    await import('@/lib/certificate/read-pasted');
  });
}
const told = () => screen.getByRole('status').textContent;

test('a second text replaces all that the first one had filled in', async () => {
  expect(inputs).toMatchObject({ substance: 'bpc-157', lot: 'A1', amountUnit: 'mcg' });
  await paste(SECOND);
  expect(inputs).toEqual({
    ...emptyCertificate,
    ...{ substance: 'semaglutide', lot: 'B2', endotoxin: '0.9', endotoxinUnit: 'EU/mg' },
  });
  expect(told()).not.toContain('as you typed it');
  expect(told()).toMatch(/Not found: .*mass found.*tested on/);
});

test('what was typed since stays, with its unit; a text that says nothing takes out the rest', async () => {
  change({ amount: '510', lot: 'A-1' });
  await paste(SECOND);
  expect(inputs).toMatchObject({ amount: '510', amountUnit: 'mcg', lot: 'A-1', mass: '' });
  expect(told()).toContain('Left as you typed it: lot.');
  await paste('thank you');
  expect(inputs).toEqual({ ...emptyCertificate, amount: '510', amountUnit: 'mcg', lot: 'A-1' });
  expect(told()).toMatch(/^Nothing was understood\. Not found: substance/);
});

test('what is typed while the code loads stays', async () => {
  const load = paste(SECOND);
  change({ lot: 'C3' });
  await load;
  expect(inputs).toMatchObject({ substance: 'semaglutide', lot: 'C3' });
});
