import { expect, test } from 'vitest';
import { createComparison, type Features } from '@/lib/onward/likeness';

const list: Features[] = [
  new Map([
    ['term half-life', 2],
    ['tag Dosing', 2],
  ]),
  new Map([['term half-life', 1]]),
  new Map([
    ['key a', 1.5],
    ['tag Dosing', 2],
    ['tag Safety', 2],
  ]),
  new Map(),
];

/** The cosine similarity of two texts, computed directly from all their features. */
function toCosine(a: Features, b: Features): number {
  const weigh = (features: Features) =>
    [...features].flatMap(([name, weight]): [string, number][] => {
      const count = list.filter((each) => each.has(name)).length;
      return count > 0 ? [[name, weight * Math.log(1 + list.length / count)]] : [];
    });
  const size = (entries: [string, number][]) => Math.hypot(...entries.map(([, weight]) => weight));
  const [one, other] = [weigh(a), weigh(b)];
  const inOther = new Map(other);
  const sum = one.reduce((all, [name, weight]) => all + weight * (inOther.get(name) ?? 0), 0);
  return sum / ((size(one) || 1) * (size(other) || 1));
}

test('a listed text’s similarity to the others is their cosine, and 1 to itself', () => {
  const compare = createComparison(list);
  for (const features of list) {
    const found = compare(features);
    expect(found).toHaveLength(list.length);
    for (const [index, other] of list.entries())
      expect(found[index]).toBeCloseTo(toCosine(features, other), 12);
  }
  expect(compare(list[0] ?? new Map())[0]).toBeCloseTo(1, 12);
  expect([...compare(new Map())]).toEqual([0, 0, 0, 0]);
});

test('features that no listed text has do not match anything', () => {
  const compare = createComparison(list);
  expect([...compare(new Map([['term unheard of', 9]]))]).toEqual([0, 0, 0, 0]);
  const mixed = new Map([
    ['term unheard of', 9],
    ['tag Safety', 1],
  ]);
  expect(compare(mixed)[2]).toBeCloseTo(toCosine(mixed, list[2] ?? new Map()), 12);
});
