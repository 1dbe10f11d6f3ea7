// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OutcomeTrack } from '@/components/calculator/baseline/outcome-track';

test('band and circle are coloured in the style, which forced colours spare', () => {
  const people = { without: 80, with: 65, low: 58, high: 74 };
  const { container } = render(<OutcomeTrack people={people} scale={100} />);
  expect(container.querySelectorAll('[style*="background"]')).toHaveLength(2);
});
