// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CertificateSources } from '@/components/calculator/certificate/certificate-results';
import { CertificateTool } from '@/components/calculator/certificate/certificate-tool';

const [impurities, research, endotoxin] = ['/a', '/b', '/c'].map((href) => ({ label: href, href }));
const sources = { impurities, research, endotoxin } as CertificateSources;
const show = () =>
  act(async () => {
    render(<CertificateTool library={[]} names={[]} sources={sources} example="Example" />);
    // Loads the lazy code.
    await import('@/components/calculator/certificate/checking');
  });
const purity = () => screen.getByLabelText<HTMLInputElement>('Purity');

test('what was typed, and what follows, are there after leaving the page, until they are cleared', async () => {
  await show();
  expect(screen.getByText('Example')).toBeTruthy();
  fireEvent.change(purity(), { target: { value: '98.5' } });
  cleanup();
  await show();
  expect(purity().value).toBe('98.5');
  expect(await screen.findByText(/A purity of 98\.5% without a method/)).toBeTruthy();
  fireEvent.click(screen.getByText('Clear all fields'));
  cleanup();
  await show();
  expect(purity().value).toBe('');
});
