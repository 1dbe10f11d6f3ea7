import { countUp, type Point } from '@/lib/figures/geometry';
import { line } from '@/lib/figures/shapes';
import { lines, mark, onLight, type Plate, SAFE, toRadius, toScale } from './plate';

/** STEP 4, key rubino-2021-step4 of the references: weeks, people and changes of weight in per cent. */
export const step4 = {
  runIn: { weeks: 20, started: 902, randomised: 803, change: -10.6 },
  continued: { weeks: 48, people: 535, change: -7.9 },
  placebo: { weeks: 48, people: 268, change: 6.9 },
} as const;

const changed = (weight: number, percent: number) => weight * (1 + percent / 100);

/** The average weight in kg of an imaginary person of 100 kg; each change counts from the weight before. */
export function toWeights() {
  const randomised = changed(100, step4.runIn.change);
  return {
    start: 100,
    randomised,
    continued: changed(randomised, step4.continued.change),
    placebo: changed(randomised, step4.placebo.change),
  };
}

const LAST_WEEK = step4.runIn.weeks + step4.continued.weeks;
const weekAt = toScale([0, LAST_WEEK], [SAFE.left + 45, SAFE.right - 55]);
const weightAt = toScale([80, 100], [526, 122]);
const radiusOf = (people: number) => toRadius(people, step4.runIn.started, 40);

/** Two lines from one fork: those who went on and those who were switched to placebo. */
export const withdrawal: Plate = {
  palette: onLight('art-5'),
  draw: ({ edge, accent, paper, brand, mark: copper }) => {
    const weights = toWeights();
    const start: Point = [weekAt(0), weightAt(weights.start)];
    const fork: Point = [weekAt(step4.runIn.weeks), weightAt(weights.randomised)];
    const on: Point = [weekAt(LAST_WEEK), weightAt(weights.continued)];
    const off: Point = [weekAt(LAST_WEEK), weightAt(weights.placebo)];
    const rules = [85, 90, 95, 100].map((kg): [Point, Point] => [
      [SAFE.left, weightAt(kg)],
      [SAFE.right, weightAt(kg)],
    ]);
    const weeks = countUp(LAST_WEEK / 4 + 1).map((index): [Point, Point] => [
      [weekAt(index * 4), weightAt(80)],
      [weekAt(index * 4), weightAt(80) - (index % 5 ? 10 : 22)],
    ]);
    return [
      lines(rules, { color: edge, width: 1.5, opacity: 0.28 }),
      line(
        [
          [SAFE.left, weightAt(80)],
          [SAFE.right, weightAt(80)],
        ],
        { color: edge, width: 3.5 },
      ),
      lines(weeks, { color: edge, width: 2 }),
      line(
        [
          [fork[0], 96],
          [fork[0], weightAt(80)],
        ],
        { color: edge, width: 2.5, dash: '9 8' },
      ),
      line([start, fork], { color: edge, width: 8 }),
      line([fork, on], { color: brand, width: 9 }),
      line([fork, off], { color: accent, width: 9, dash: '22 12' }),
      mark(start, radiusOf(step4.runIn.started), { fill: paper, edge }),
      mark(fork, radiusOf(step4.runIn.randomised), { fill: paper, edge }),
      mark(on, radiusOf(step4.continued.people), { fill: brand, edge }),
      mark(off, radiusOf(step4.placebo.people), { fill: copper, edge }),
    ];
  },
};
