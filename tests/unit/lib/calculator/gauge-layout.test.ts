import { describe, expect, test } from 'vitest';
import { barrels } from '@/content/syringes';
import {
  narrowGauge,
  toFlag,
  toGaugeX,
  toPrintedNumbers,
  toTickPath,
  toTrueLength,
  wideGauge,
} from '@/lib/calculator/gauge-layout';
import { barrelOf } from '@/tests/fixtures/calculator';

describe.each([
  ['wide', wideGauge],
  ['narrow', narrowGauge],
])('the %s drawing', (_, longest) => {
  test.each(barrels)('has $marks on the $volume barrel, evenly spaced', (barrel) => {
    const layout = toTrueLength(longest, barrel);
    const { units, step } = barrel;
    let pen = { x: 0, y: 0 };
    const places: number[] = [];
    for (const [, letter, x, y, length] of toTickPath(layout, barrel).matchAll(
      /([Mm])([\d.]+) (\d+)v-(\d+)/g,
    )) {
      const start = letter === 'M' ? { x: 0, y: 0 } : pen;
      pen = { x: start.x + Number(x), y: start.y + Number(y) };
      expect(pen.y).toBe(layout.barrel.y + layout.barrel.height);
      places.push(pen.x);
      pen.y -= Number(length);
    }
    expect(places).toHaveLength(units / step + 1);
    expect(places[0]).toBe(layout.zero);
    expect(places.at(-1)).toBeCloseTo(layout.full);
    const spacing = (layout.full - layout.zero) / (units / step);
    for (const [index, x] of places.entries()) {
      // Positions are rounded to a tenth.
      expect(Math.abs(x - (layout.zero + index * spacing))).toBeLessThanOrEqual(0.051);
    }
  });

  test.each(barrels)(
    'prints numbers only at marks of the $volume barrel, from 0 to the last',
    (barrel) => {
      const numbers = toPrintedNumbers(longest, barrel);
      expect(numbers[0]).toBe(0);
      expect(numbers.at(-1)).toBe(barrel.units);
      for (const number of numbers) expect(number % barrel.step).toBe(0);
    },
  );

  test.each(barrels)('keeps scale, stopper and any flag of $id inside the picture', (barrel) => {
    const layout = toTrueLength(longest, barrel);
    expect(layout.zero).toBeGreaterThanOrEqual(layout.barrel.x);
    expect(layout.full + layout.stopper).toBeLessThanOrEqual(layout.barrel.x + layout.barrel.width);
    for (const share of [0, 0.01, 0.5, 1]) {
      for (const text of ['1 unit', 'about 29.97 units, 0.2997 mL', 'more than this syringe']) {
        const { x, width } = toFlag(layout, toGaugeX(layout, share * barrel.units, barrel), text);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(layout.width);
      }
    }
  });
});

test('the same draw is further along a smaller barrel', () => {
  expect(toGaugeX(wideGauge, 10, barrelOf('0.3'))).toBeGreaterThan(
    toGaugeX(wideGauge, 10, barrelOf('0.5')),
  );
  expect(toGaugeX(wideGauge, 10, barrelOf('1.0'))).toBe(146);
});

test('scale lengths are proportional to those of the record: 0.3 mL shorter than 1 mL', () => {
  const lengths = barrels.map((barrel) => {
    const { zero, full } = toTrueLength(wideGauge, barrel);
    return (full - zero) / barrel.lengthMm;
  });
  for (const length of lengths) expect(length).toBeCloseTo(lengths[0] ?? 0, 1);
  expect(toTrueLength(wideGauge, barrelOf('1.0'))).toEqual(wideGauge);
});
