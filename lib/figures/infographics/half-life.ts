import { toShareLeft } from '@/lib/calculator/half-life';
import { getHalfLives, type HalfLife } from '@/lib/peptides/half-lives';
import { countUp, round } from '../geometry';
import { colors, FIGURE_WIDTH, type Figure, label, rule } from '../style';
import type { Drawing } from '../svg';

const HOURS_PER_DAY = 24;
const LEFT = 46;
const PLOT_WIDTH = 304;
const PLOT_HEIGHT = 170;
const POINTS = 76;

type Panel = { hours: number; tick: number; perUnit: number; unit: string };

/** One time scale for substances that are gone within hours, one for those that stay for days. */
const PANELS: readonly Panel[] = [
  { hours: 12, tick: 2, perUnit: 1, unit: 'hours' },
  { hours: 28 * HOURS_PER_DAY, tick: 7, perUnit: HOURS_PER_DAY, unit: 'days' },
];

/** The substances drawn: two per panel, with curves far enough apart to be told from each other. */
const DRAWN = ['bpc-157', 'pt-141', 'tirzepatide', 'cjc-1295-dac'];

/** The half-lives that the figure draws, shortest first. */
export function getDrawnHalfLives(): HalfLife[] {
  return getHalfLives().filter(({ slug }) => DRAWN.includes(slug));
}

/** The half-life of a curve in hours: the middle of a range, or the limit if only that was printed. */
export function toDrawnHours({ low, high }: HalfLife): number {
  return ((low ?? high) + high) / 2;
}

/** Two panels of decay curves, computed from the half-lives of the library. */
export function drawHalfLife(): Figure {
  return {
    width: FIGURE_WIDTH,
    height: 596,
    marks: PANELS.map((panel, index) => drawPanel(panel, 30 + index * 300)),
  };
}

function drawPanel({ hours, tick, perUnit, unit }: Panel, top: number): Drawing {
  const toX = (at: number) => round(LEFT + (at / hours) * PLOT_WIDTH);
  const toY = (share: number) => round(top + (1 - share) * PLOT_HEIGHT);
  const ticks = countUp(hours / perUnit / tick + 1).map((index) => index * tick);
  const curves = getDrawnHalfLives().filter(({ high }) =>
    perUnit === 1 ? high < HOURS_PER_DAY : high >= HOURS_PER_DAY,
  );
  return [
    label([0, top - 14], 'Share left', { size: 14, fill: colors.muted }),
    ...drawShareScale(
      toY,
      ticks.map((at) => [toX(at * perUnit), String(at)]),
    ),
    label([LEFT + PLOT_WIDTH, toY(0) + 40], unit, { size: 14, anchor: 'end', fill: colors.muted }),
    ...curves.flatMap((halfLife, index) => {
      const look = {
        color: index === 0 ? colors.accentMark : colors.brand,
        width: 3,
        dash: index === 0 ? '' : '7 4',
      };
      const points = countUp(POINTS).map((point) => {
        const at = (point / (POINTS - 1)) * hours;
        return `${toX(at)} ${toY(toShareLeft(at, toDrawnHours(halfLife)))}`;
      });
      const key = toY(0) + 52 + index * 20;
      return [
        rule(`M${points.join('L')}`, look),
        rule(`M${LEFT} ${key}h34`, look),
        label([LEFT + 42, key + 5], `${halfLife.name}: ${halfLife.stated}`, { size: 14 }),
      ];
    }),
  ];
}

/** Grid lines with percentages at each quarter, and labelled ticks along the lowest line. */
function drawShareScale(
  toY: (share: number) => number,
  ticks: readonly (readonly [x: number, number: string])[],
): Drawing[] {
  return [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      rule(`M${LEFT} ${toY(share)}h${PLOT_WIDTH}`, {
        color: share === 0 ? colors.ink : colors.sunken,
        width: share === 0 ? 2 : 1.5,
      }),
      label([LEFT - 6, toY(share) + 5], `${share * 100}%`, { size: 14, anchor: 'end' }),
    ]),
    ...ticks.flatMap(([x, number]) => [
      rule(`M${x} ${toY(0)}v6`, { width: 1.5 }),
      label([x, toY(0) + 22], number, { size: 14, anchor: 'middle' }),
    ]),
  ];
}
