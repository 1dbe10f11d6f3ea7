import { countUp, type Point } from '@/lib/figures/geometry';
import { line, shape } from '@/lib/figures/shapes';
import type { Drawing } from '@/lib/figures/svg';
import { lightColors } from '@/lib/figures/tokens';
import { box, lines, onDeep, type Plate, type PlatePalette, toScale } from './plate';

/** Units in 1 mL on the three scales of the article's table, and how many units one line is here. */
export const syringeScales = [
  { unitsPerMl: 40, line: 1 },
  { unitsPerMl: 100, line: 2 },
  { unitsPerMl: 500, line: 10 },
] as const;

const MARK = 10;
const HEIGHT = 108;
/** 1 mL of barrel: the same bore and length in each row, so that lengths are volumes. */
const BARREL = toScale([0, 1], [190, 890]);

/** The volume in mL at a mark. */
export function toVolume(units: number, unitsPerMl: number): number {
  return units / unitsPerMl;
}

/** One barrel, filled from the needle's end to the mark 10. */
function barrel(
  top: number,
  scale: (typeof syringeScales)[number],
  palette: PlatePalette,
): Drawing {
  const { edge, accent, wash, paper, mark } = palette;
  const middle = top + HEIGHT / 2;
  const [zero, end] = [BARREL(0), BARREL(1)];
  const level = BARREL(toVolume(MARK, scale.unitsPerMl));
  const ticks = countUp(scale.unitsPerMl / scale.line + 1).map((index): [Point, Point] => {
    const units = index * scale.line;
    const length = units % (scale.line * 10) === 0 ? 40 : units % (scale.line * 5) === 0 ? 30 : 20;
    const x = BARREL(toVolume(units, scale.unitsPerMl));
    return [
      [x, top],
      [x, top + length],
    ];
  });
  return [
    line(
      [
        [52, middle],
        [zero - 34, middle],
      ],
      { color: edge, width: 4 },
    ),
    box({ x: zero - 40, y: middle - 15, width: 40, height: 30 }, { fill: paper, edge }),
    box({ x: zero, y: top, width: end - zero, height: HEIGHT }, { fill: paper }),
    box({ x: zero, y: top, width: level - zero, height: HEIGHT }, { fill: wash }),
    // The stopper: its leading edge gives the reading.
    ...[0, 34].map((offset) =>
      box({ x: level + offset, y: top, width: 12, height: HEIGHT }, { fill: edge, stroke: 0 }),
    ),
    box({ x: level, y: top + 14, width: 40, height: HEIGHT - 28 }, { fill: edge, stroke: 0 }),
    // The rod is as long as the barrel, so the thumb rest stands further out the more is drawn up.
    box(
      { x: level + 46, y: middle - 11, width: end - zero, height: 22 },
      { fill: palette.ground, edge },
    ),
    box(
      { x: level + 46 + end - zero, y: top + 6, width: 16, height: HEIGHT - 12, radius: 3 },
      { fill: edge },
    ),
    lines(ticks, { color: edge, width: 2.5 }),
    box({ x: zero, y: top, width: end - zero, height: HEIGHT }, { fill: 'none', edge }),
    box({ x: end, y: top - 18, width: 16, height: HEIGHT + 36, radius: 3 }, { fill: edge }),
    line(
      [
        [level, top - 12],
        [level, top + HEIGHT + 12],
      ],
      { color: accent, width: 6 },
    ),
    shape(`M${level - 13} ${top - 30}h26l-13 19z`, mark, { color: edge, width: 2.5 }),
  ];
}

/** The mark 10 on three scales: 0.25, 0.1 and 0.02 mL. */
export const syringes: Plate = {
  // On the home page too, so it has the ground that suits both themes.
  palette: { ...onDeep, paper: lightColors['deep-2'], wash: '#35888e' },
  draw: (palette) => syringeScales.map((scale, row) => barrel(120 + row * 152, scale, palette)),
};
