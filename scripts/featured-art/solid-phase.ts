import { bead, chain } from '@/lib/figures/bead';
import { countUp, type Point } from '@/lib/figures/geometry';
import { line, stroke } from '@/lib/figures/shapes';
import type { Drawing } from '@/lib/figures/svg';
import { requireChain } from '@/lib/peptides/substance-names';
import { mark, onLight, type Plate, type PlatePalette } from './plate';

const ROUNDS = 4;
const RADIUS = 33;
const PITCH = 92;
const RESIN = { y: 602, radius: 130 } as const;

/** What hangs on the resin after each round: synthesis runs from the C end, so the chain grows backwards. */
export function toRounds(residues: string): string[] {
  return countUp(ROUNDS).map((index) => residues.slice(-(index + 1)));
}

/** The cap on an amine that must stay quiet. */
const cap = ([x, y]: Point, radius: number, { accent }: PlatePalette) =>
  stroke(`M${x - radius - 11} ${y}a${radius + 11} ${radius + 11} 0 0 1 ${2 * (radius + 11)} 0`, {
    color: accent,
    width: 8,
    cap: 'round',
  });

/** Another chain on the same resin, small and without letters: all of them grow in step. */
function neighbour(middle: number, grown: string, side: number, palette: PlatePalette): Drawing {
  const residues = [...grown].toReversed();
  return residues.map((letter, index) => {
    const reach = RESIN.radius + 10 + index * 20;
    const at: Point = [middle + side * reach * Math.sin(0.62), RESIN.y - reach * Math.cos(0.62)];
    return bead(at, 8.5, letter, palette);
  });
}

/** One bead of resin with its chain, the first residue nearest to it, and the next residue in excess. */
function column(middle: number, grown: string, next: string | undefined, palette: PlatePalette) {
  const { edge, paper } = palette;
  const points = countUp(grown.length).map(
    (index): Point => [middle, RESIN.y - RESIN.radius - 50 - (grown.length - 1 - index) * PITCH],
  );
  const [top = [middle, 0]] = points;
  const loose: Point[] = [
    [middle + 86, top[1] - 62],
    [middle + 160, top[1] - 96],
    [middle + 150, top[1] - 14],
  ];
  return [
    // To the resin runs an ester and no amide bond, so it is one plain stroke.
    line(
      [
        [middle, RESIN.y],
        [middle, RESIN.y - RESIN.radius - 50],
      ],
      { color: edge, width: 5 },
    ),
    mark([middle, RESIN.y], RESIN.radius, { fill: paper, edge, width: 5 }),
    ...[-1, 1].map((side) => neighbour(middle, grown, side, palette)),
    chain(points, grown, RADIUS, palette),
    cap(top, RADIUS, palette),
    ...(next
      ? loose.map((point) => [bead(point, 24, next, palette), cap(point, 24, palette)])
      : []),
  ];
}

/** Four rounds at the C end of BPC-157. */
export const solidPhase: Plate = {
  palette: onLight('art-1'),
  draw: (palette) => {
    const rounds = toRounds(requireChain('bpc-157').residues);
    return rounds.map((grown, index) =>
      column(178 + index * 276, grown, rounds[index + 1]?.charAt(0), palette),
    );
  },
};
