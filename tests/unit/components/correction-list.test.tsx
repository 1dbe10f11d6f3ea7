// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CorrectionList } from '@/components/evidence/correction-list';

const note = (date: string, title: string, text: string, isError = false) => ({
  date,
  title,
  path: `/blog/${title.toLowerCase()}`,
  text,
  isError,
});

test('errors and additions are separate, by page in the given order, with older ones folded', () => {
  const { container } = render(
    <CorrectionList
      corrections={[
        note('2026-11-22', 'A', 'First.'),
        note('2026-11-22', 'A', 'Second.', true),
        note('2026-11-22', 'B', 'Third.'),
        note('2026-11-21', 'A', 'Fourth.'),
        ...Array.from({ length: 30 }, (_, index) => note('2026-11-20', 'C', `${index}.`, true)),
      ]}
    />,
  );
  const [errors, additions] = container.querySelectorAll('section');
  const read = (part?: Element | null) =>
    [...(part?.querySelectorAll('h2, h3, li p, summary') ?? [])].map((node) => node.textContent);
  expect(read(errors).slice(0, 3)).toEqual(['What was wrong (31)', 'A', 'Nov 22, 2026 Second.']);
  expect(read(errors?.querySelector('details'))).toEqual([
    ...['1 earlier', 'C', 'Nov 20, 2026 29.'],
  ]);
  expect(read(additions)).toEqual([
    ...['What was added (3)', 'A', 'Nov 22, 2026 First.', 'Nov 21, 2026 Fourth.'],
    ...['B', 'Nov 22, 2026 Third.'],
  ]);
  expect(additions?.querySelector('a')?.getAttribute('href')).toBe('/blog/a');
});
