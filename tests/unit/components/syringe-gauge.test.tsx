// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SyringeGauge } from '@/components/calculator/syringe-gauge';
import { barrels } from '@/content/calculator';

const [small, , middle, large] = barrels;

test('both drawings say the reading, and the flag shows it', () => {
  render(
    <SyringeGauge
      barrel={large}
      reading={{ fill: 10, flag: '10 units', label: 'filled to 10 of 100' }}
    />,
  );
  expect(screen.getAllByRole('img', { name: 'filled to 10 of 100' })).toHaveLength(2);
  expect(screen.getAllByText('10 units')).toHaveLength(2);
});

test('the liquid covers the share of the scale that is drawn', () => {
  const html = renderToString(
    <SyringeGauge barrel={middle} reading={{ fill: 25, label: 'half' }} />,
  );
  expect(html.match(/scaleX\(0\.5\)/g)).toHaveLength(2);
});

test('an empty barrel has no flag and no liquid', () => {
  const html = renderToString(
    <SyringeGauge barrel={small} reading={{ fill: 0, label: 'empty' }} />,
  );
  expect(html.match(/scaleX\(0\)/g)).toHaveLength(2);
  expect(html).not.toContain('units');
});

test('it is drawn on the server without any script of its own, on a page and on the deep band', () => {
  const page = renderToString(<SyringeGauge barrel={small} reading={{ fill: 10, label: 'x' }} />);
  const band = renderToString(
    <SyringeGauge barrel={small} reading={{ fill: 10, label: 'x' }} tone="deep" />,
  );
  expect(page).toContain('var(--color-ink)');
  expect(band).not.toContain('var(--color-ink)');
});
