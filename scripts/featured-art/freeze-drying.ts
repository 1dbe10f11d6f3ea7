import { countUp, type Point } from '@/lib/figures/geometry';
import { line, shape, stroke } from '@/lib/figures/shapes';
import { type Drawing, group } from '@/lib/figures/svg';
import { box, lines, mark, onLight, type Plate, type PlatePalette } from './plate';

/** How much of the filling is dry, from above; the stopper goes down only at the end. */
const vials = [
  { dry: 0, isClosed: false },
  { dry: 0.55, isClosed: false },
  { dry: 1, isClosed: true },
] as const;

const WIDTH = 250;
const BODY = { top: 246, bottom: 532 } as const;
const FILL = { top: 372, bottom: 524 } as const;

/** Where the drying front stands: the ice goes from above, and the front sinks through the cake. */
export function toFront(dry: number): number {
  return FILL.top + (FILL.bottom - FILL.top) * dry;
}

/** The glass: body, shoulder and neck in one line around `middle`. */
function glass(middle: number): string {
  const [half, neck] = [WIDTH / 2, 58];
  const start = `M${middle - neck} 178h${2 * neck}v14h-10v26`;
  const right = `c0 22 ${half - neck + 10} 12 ${half - neck + 10} 52V${BODY.bottom - 16}q0 16 -16 16`;
  const left = `H${middle - half + 16}q-16 0 -16 -16V270`;
  return `${start}${right}${left}c0 -40 ${half - neck + 10} -30 ${half - neck + 10} -52v-26h-10z`;
}

/** Ice in columns; when it has gone, the walls between the columns stay and the channels are empty. */
function cake(middle: number, dry: number, { edge, paper, wash, accent }: PlatePalette): Drawing {
  const [left, width] = [middle - WIDTH / 2 + 9, WIDTH - 18];
  const front = toFront(dry);
  const walls = countUp(17).map((index): [Point, Point] => {
    const x = left + (width * (index + 1)) / 18;
    const lean = ((index * 7) % 5) - 2;
    return [
      [x + lean, FILL.top + 8 + ((index * 5) % 4) * 4],
      [x - lean, FILL.bottom - 8 - ((index * 3) % 4) * 5],
    ];
  });
  return [
    box(
      { x: left, y: FILL.top, width, height: FILL.bottom - FILL.top },
      { fill: wash, edge, stroke: 3 },
    ),
    dry > 0
      ? box(
          { x: left, y: FILL.top, width, height: front - FILL.top },
          { fill: paper, edge, stroke: 3 },
        )
      : null,
    lines(walls, { color: edge, width: 2, cap: 'round', opacity: 0.75 }),
    dry > 0 && dry < 1
      ? line(
          [
            [left - 2, front],
            [left + width + 2, front],
          ],
          { color: accent, width: 7, dash: '16 9' },
        )
      : null,
  ];
}

/** Vapour on its way out, between the raised stopper and the rim. */
function vapour(middle: number, { edge, wash }: PlatePalette): Drawing {
  const places: Point[] = [
    [middle - 62, 336],
    [middle + 4, 318],
    [middle + 66, 340],
    [middle - 26, 278],
    [middle + 34, 262],
    [middle - 6, 222],
    [middle - 88, 160],
    [middle + 92, 152],
    [middle - 124, 122],
    [middle + 130, 110],
  ];
  return places.map((place) => mark(place, 9, { fill: wash, edge, width: 2.5 }));
}

function stopper(middle: number, isClosed: boolean, { edge, mark: copper }: PlatePalette): Drawing {
  const top = isClosed ? 150 : 108;
  const legs = [-40, 10].map((offset) =>
    box(
      { x: middle + offset, y: top + 26, width: 30, height: isClosed ? 44 : 50 },
      { fill: copper, edge },
    ),
  );
  return [
    legs,
    box({ x: middle - 60, y: top, width: 120, height: 28, radius: 6 }, { fill: copper, edge }),
  ];
}

/** One vial three times: frozen, half dry with its front, dry and closed. */
export const freezeDrying: Plate = {
  palette: { ...onLight('art-4'), wash: '#79b9d6' },
  draw: (palette) =>
    vials.map(({ dry, isClosed }, index) => {
      const middle = 240 + index * 360;
      return [
        group({ fillOpacity: 0.45 }, shape(glass(middle), palette.paper)),
        cake(middle, dry, palette),
        dry > 0 && !isClosed ? vapour(middle, palette) : null,
        stopper(middle, isClosed, palette),
        stroke(glass(middle), { color: palette.edge, width: 5 }),
      ];
    }),
};
