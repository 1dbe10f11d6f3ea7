// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CorrectionList } from '@/components/evidence/correction-list';

const note = (date: string, title: string, text: string) => ({
  date,
  title,
  path: `/blog/${title.toLowerCase()}`,
  text,
});

test('notes stand by day and by page, in the order given', () => {
  const { container } = render(
    <CorrectionList
      corrections={[
        note('2026-11-22', 'A', 'First.'),
        note('2026-11-22', 'A', 'Second.'),
        note('2026-11-22', 'B', 'Third.'),
        note('2026-11-21', 'A', 'Fourth.'),
      ]}
    />,
  );
  const parts = [...container.querySelectorAll('h2, h3, p')].map((node) => node.textContent);
  expect(parts).toEqual([
    ...['November 22, 2026', 'A', 'First.', 'Second.', 'B', 'Third.'],
    ...['November 21, 2026', 'A', 'Fourth.'],
  ]);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/blog/a', '/blog/b', '/blog/a']);
});
