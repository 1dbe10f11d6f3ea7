// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CitedSections, numberSections } from '@/components/calculator/cited-sections';

const [first, second] = ['frid-2018-optimal-insulin-delivery', 'wilding-2021-step1'] as const;

const sections = [
  { id: 'one', title: 'One', points: [{ text: 'A', sources: [first] }] },
  { id: 'two', title: 'Two', points: [{ text: 'B', sources: [second, first] }] },
];

function show(shown: typeof sections): Document {
  const html = renderToStaticMarkup(<CitedSections sections={shown} />);
  return new DOMParser().parseFromString(html, 'text/html');
}

test('A publication is numbered once, by first mention, and only that mention is a target for going back', () => {
  const page = show(sections);
  const marks = [...page.querySelectorAll('sup a')];
  expect(marks.map((mark) => mark.textContent)).toEqual(['1', '2', '1']);
  expect(marks.map((mark) => mark.id !== '')).toEqual([true, true, false]);
  expect(page.querySelectorAll('.references li')).toHaveLength(2);
});

test('A publication cited before the sections has its number and first mention there', () => {
  const { numbered, keys } = numberSections(sections, [second]);
  expect(numbered.flatMap(({ points }) => points.map(({ citations }) => citations))).toEqual([
    [{ number: 2, isFirst: true }],
    [
      { number: 1, isFirst: false },
      { number: 2, isFirst: false },
    ],
  ]);
  expect(keys).toEqual([second, first]);
});

test('A publication that is not in the bibliography throws an error', () => {
  expect(() =>
    renderToStaticMarkup(
      <CitedSections
        sections={[{ id: 'one', title: 'One', points: [{ text: 'A', sources: ['no-such'] }] }]}
      />,
    ),
  ).toThrow(/no-such/);
});
