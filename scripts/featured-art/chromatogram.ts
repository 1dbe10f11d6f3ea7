import { countUp, type Point, toPath } from '@/lib/figures/geometry';
import { line, shape } from '@/lib/figures/shapes';
import { lines, onLight, type Plate, SAFE, toScale } from './plate';

/** The invented run of the article: minutes and areas. */
export const peaks = [
  { minutes: 6.1, area: 4 },
  { minutes: 9.8, area: 9 },
  { minutes: 10.4, area: 970 },
  { minutes: 10.9, area: 14 },
  { minutes: 13.2, area: 3 },
] as const;

/** The standard deviation of every peak, in minutes. Equal widths, so that heights are as areas. */
const WIDTH = 0.1;
const TALLEST = Math.max(...peaks.map((peak) => peak.area));
/** How much taller the pale trace is. */
export const MAGNIFIED = 25;

const timeAt = toScale([5, 14], [SAFE.left - 30, SAFE.right + 30]);
const BASE = 514;
const FULL = 396;

/** The absorbed light at a time, as a share of the tallest peak: the sum of bell curves. */
export function toSignal(minutes: number): number {
  return peaks.reduce(
    (sum, peak) =>
      sum + (peak.area / TALLEST) * Math.exp(-0.5 * ((minutes - peak.minutes) / WIDTH) ** 2),
    0,
  );
}

/** The trace; what rises above the picture is cut off by its edge. */
export function toTrace(height: number): Point[] {
  return countUp(601).map((step): Point => {
    const minutes = 5 + (step / 600) * 9;
    return [timeAt(minutes), Math.max(-20, BASE - toSignal(minutes) * height)];
  });
}

/** One run at its own height, before the same run 25 times taller. */
export const chromatogram: Plate = {
  palette: onLight('art-2'),
  draw: ({ edge, wash, brand, mark }) => {
    const tall = toTrace(FULL * MAGNIFIED);
    const trace = toTrace(FULL);
    const ends: Point[] = [
      [timeAt(14), BASE],
      [timeAt(5), BASE],
    ];
    const ticks = countUp(91).map((index): [Point, Point] => [
      [timeAt(5 + index / 10), BASE + 4],
      [timeAt(5 + index / 10), BASE + (index % 10 ? (index % 5 ? 12 : 18) : 28)],
    ]);
    return [
      shape(`${toPath([...tall, ...ends])}Z`, wash),
      line(tall, { color: edge, width: 3 }),
      shape(`${toPath([...trace, ...ends])}Z`, brand),
      line(trace, { color: edge, width: 3.5 }),
      line(
        [
          [0, BASE],
          [1200, BASE],
        ],
        { color: edge, width: 4 },
      ),
      lines(ticks, { color: edge, width: 2 }),
      ...peaks
        .filter((peak) => peak.area < TALLEST)
        .map(({ minutes, area: size }) => {
          const x = timeAt(minutes);
          const y = BASE - (size / TALLEST) * FULL * MAGNIFIED - 16;
          return shape(`M${x - 12} ${y - 20}h24l-12 18z`, mark, { color: edge, width: 2.5 });
        }),
    ];
  },
};
