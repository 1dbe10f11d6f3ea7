import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { barrels } from '@/content/syringes';
import { toLabelContent, toSyringeContent } from '@/lib/figures/exercise-drawings';

const [plain, half = plain, , large = plain] = barrels;
const nameOf = (barrel: (typeof barrels)[number], at?: string) =>
  /aria-label="([^"]*)"/.exec(toHtml(toSyringeContent({ barrel, at })))?.[1];

test.each([
  [large, '26', 'the plunger is at 3 marks past the printed 20'],
  [large, '20', 'the plunger is at the printed 20'],
  [large, '27', 'between two marks, the lower one at 3 marks past the printed 20'],
  [half, '12.5', 'the plunger is at 5 marks past the printed 10'],
  [plain, '1', 'the plunger is at 1 mark past the printed 0'],
  [plain, undefined, 'a mark each unit, a number each 5, empty'],
] as const)('a syringe is described by numbers and marks (case %#)', (barrel, at, told) => {
  expect(nameOf(barrel, at)).toContain(told);
});

test('every barrel is drawn with the numbers that its description counts from', () => {
  for (const barrel of barrels) {
    const html = toHtml(toSyringeContent({ barrel }));
    const numbers = [...html.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => Number(number));
    expect(numbers).toContain(0);
    expect(numbers).toContain(barrel.units);
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(barrel.numberStep.wide);
    expect(html).not.toContain('font-weight="700"');
  }
});

test('a label has its lines as escaped text, with the name first', () => {
  const html = toHtml(toLabelContent(['Fictamide <b>', '10 mg']));
  expect(html).toContain('<p class="font-bold">Fictamide &#x3C;b></p><div>10 mg</div>');
});
