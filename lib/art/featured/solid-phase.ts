import { sequences } from '@/content/sequences';
import { bead, chain, type Point } from '../shapes';
import { countUp, line, mark, onLight, type Plate, type PlatePalette } from './plate';

const ROUNDS = 4;
const RADIUS = 38;
const PITCH = 88;
const RESIN = { y: 590, radius: 132 } as const;

/** What hangs on the resin after each round: synthesis runs from the C end, so the chain grows backwards. */
export function toRounds(residues: string): string[] {
  return countUp(ROUNDS).map((index) => residues.slice(-(index + 1)));
}

/** The cap on an amine that must stay quiet. */
const cap = ([x, y]: Point, radius: number, { accent }: PlatePalette) =>
  `<path d="M${x - radius - 11} ${y}a${radius + 11} ${radius + 11} 0 0 1 ${2 * (radius + 11)} 0" fill="none" stroke="${accent}" stroke-width="8" stroke-linecap="round"/>`;

/** One bead of resin with its chain, the first residue nearest to it, and the next residue in excess. */
function column(middle: number, grown: string, next: string | undefined, palette: PlatePalette) {
  const { edge, paper } = palette;
  const points = countUp(grown.length).map(
    (index): Point => [middle, RESIN.y - RESIN.radius - 50 - (grown.length - 1 - index) * PITCH],
  );
  const [top = [middle, 0]] = points;
  const loose: Point[] = [
    [middle + 96, top[1] - 70],
    [middle + 158, top[1] + 22],
    [middle + 92, top[1] + 98],
  ];
  return [
    // To the resin runs an ester and no amide bond, so it is one plain stroke.
    line(
      [
        [middle, RESIN.y],
        [middle, RESIN.y - RESIN.radius - 50],
      ],
      { colour: edge, width: 5 },
    ),
    mark([middle, RESIN.y], RESIN.radius, { fill: paper, edge, width: 5 }),
    ...[-54, 0, 54].map((offset) =>
      mark([middle + offset, RESIN.y - 62 + Math.abs(offset) / 4], 9, {
        fill: 'none',
        edge,
        width: 2.5,
      }),
    ),
    chain(points, grown, RADIUS, palette),
    cap(top, RADIUS, palette),
    ...(next ? loose.map((point) => bead(point, 24, next, palette) + cap(point, 24, palette)) : []),
  ].join('');
}

/** Four rounds at the C end of BPC-157. */
export const solidPhase: Plate = {
  palette: onLight('#d8e6e3'),
  draw: (palette) => {
    const rounds = toRounds(sequences['bpc-157'].residues);
    return rounds
      .map((grown, index) =>
        column(178 + index * 276, grown, rounds[index + 1]?.charAt(0), palette),
      )
      .join('');
  },
};
