// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CitedSections } from '@/components/calculator/cited-sections';

const [first, second] = ['frid-2018-optimal-insulin-delivery', 'wilding-2021-step1'] as const;

test('A publication is numbered once, in the order of first mention, and only that mention is gone back to', () => {
  const html = renderToStaticMarkup(
    <CitedSections
      citedBefore={[second]}
      sections={[
        { id: 'one', title: 'One', points: [{ text: 'A', sources: [first] }] },
        { id: 'two', title: 'Two', points: [{ text: 'B', sources: [second, first] }] },
      ]}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const marks = [...page.querySelectorAll('sup a')];
  expect(marks.map((mark) => mark.textContent)).toEqual(['2', '1', '2']);
  expect(marks.map((mark) => mark.id !== '')).toEqual([true, false, false]);
  expect(page.querySelectorAll('.references li')).toHaveLength(2);
});

test('A publication that the bibliography does not hold is refused', () => {
  expect(() =>
    renderToStaticMarkup(
      <CitedSections
        sections={[{ id: 'one', title: 'One', points: [{ text: 'A', sources: ['no-such'] }] }]}
      />,
    ),
  ).toThrow(/no-such/);
});
