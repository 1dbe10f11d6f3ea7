import { countUp, type Point, toPath } from '@/lib/figures/geometry';
import { line, shape } from '@/lib/figures/shapes';
import { lightColors } from '@/lib/figures/tokens';
import { lines, mark, onDeep, type Plate, SAFE, toScale } from './plate';

const DOSE = 100;
const DOSES = 8;

/** Parts in the body `days` after the n-th weekly dose of 100 parts, if half leaves every week. */
export function toParts(dose: number, days: number): number {
  const justAfter = 2 * DOSE * (1 - 0.5 ** dose);
  return justAfter * 0.5 ** (days / 7);
}

const weekAt = toScale([0, DOSES], [SAFE.left + 15, SAFE.right - 15]);
const heightAt = toScale([0, 200], [530, 118]);

/** The steps of the curve: up at each dose, then down by half in a week. */
export function toSawtooth(): Point[] {
  return countUp(DOSES).flatMap((index) => [
    [weekAt(index), heightAt(index ? toParts(index, 7) : 0)] satisfies Point,
    ...countUp(29).map(
      (step): Point => [weekAt(index + step / 28), heightAt(toParts(index + 1, step / 4))],
    ),
  ]);
}

/** Weekly doses with a half-life of one week, climbing to the ceiling of two doses. */
export const accumulation: Plate = {
  palette: onDeep,
  draw: ({ edge, accent, wash, ground, brand }) => {
    const curve = toSawtooth();
    const [left, right, base] = [weekAt(0), weekAt(DOSES), heightAt(0)];
    const rules = [50, 100, 150].map((parts): [Point, Point] => [
      [left, heightAt(parts)],
      [right, heightAt(parts)],
    ]);
    const days = countUp(DOSES * 7 + 1).map((day): [Point, Point] => [
      [weekAt(day / 7), base],
      [weekAt(day / 7), base + (day % 7 ? 8 : 20)],
    ]);
    return [
      shape(`${toPath([...curve, [right, base], [left, base]])}Z`, wash),
      lines(rules, { color: edge, width: 1.5, opacity: 0.3 }),
      line(
        [
          [left, heightAt(200)],
          [right, heightAt(200)],
        ],
        { color: accent, width: 5, dash: '16 12' },
      ),
      line(curve, { color: edge, width: 5 }),
      line(
        [
          [left, base],
          [right, base],
        ],
        { color: edge, width: 3.5 },
      ),
      lines(days, { color: edge, width: 2 }),
      ...countUp(DOSES).flatMap((index) => [
        mark([weekAt(index), heightAt(toParts(index + 1, 0))], 17, {
          fill: lightColors['res-hydrophobic'],
          edge,
        }),
        mark([weekAt(index + 1), heightAt(toParts(index + 1, 7))], 10, {
          fill: ground,
          edge: brand,
          width: 4,
        }),
      ]),
    ];
  },
};
