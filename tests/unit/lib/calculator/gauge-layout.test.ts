import { describe, expect, test } from 'vitest';
import { barrels } from '@/content/calculator';
import {
  narrowGauge,
  toFlag,
  toGaugeX,
  toLabelStep,
  toTickPath,
  wideGauge,
} from '@/lib/calculator/gauge-layout';

const layouts = [
  { name: 'wide', layout: wideGauge },
  { name: 'narrow', layout: narrowGauge },
];

describe.each(layouts)('the $name drawing', ({ layout }) => {
  test.each(barrels)('has $marks on the $volume barrel, evenly spaced', ({ units, step }) => {
    const places = [...toTickPath(layout, units, step).matchAll(/M([\d.]+) /g)].map(([, x]) =>
      Number(x),
    );
    expect(places).toHaveLength(units / step + 1);
    expect(places[0]).toBe(layout.zero);
    expect(places.at(-1)).toBe(layout.full);
    const spacing = (layout.full - layout.zero) / (units / step);
    for (const [index, x] of places.entries()) {
      // Places are rounded to a tenth.
      expect(Math.abs(x - (layout.zero + index * spacing))).toBeLessThanOrEqual(0.051);
    }
  });

  test.each(barrels)('names marks of the $volume barrel that it has', ({ units, step }) => {
    const labelStep = toLabelStep(units, layout === narrowGauge);
    expect(units % labelStep).toBe(0);
    expect(labelStep % step).toBe(0);
  });

  test('keeps scale, stopper and any flag inside the picture', () => {
    expect(layout.zero).toBeGreaterThanOrEqual(layout.barrel.x);
    expect(layout.full + layout.stopper).toBeLessThanOrEqual(layout.barrel.x + layout.barrel.width);
    for (const units of [0, 0.1, 15, 30]) {
      for (const text of ['1 unit', 'about 29.97 units', 'more than this syringe']) {
        const { x, width } = toFlag(layout, toGaugeX(layout, units, 30), text);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(layout.width);
      }
    }
  });
});

test('the same draw is further along a smaller barrel', () => {
  expect(toGaugeX(wideGauge, 10, 30)).toBeGreaterThan(toGaugeX(wideGauge, 10, 50));
  expect(toGaugeX(wideGauge, 10, 100)).toBe(146);
});
