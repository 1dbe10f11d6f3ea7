import { sequences } from '@/content/sequences';
import { bead, bond, chain } from './bead';
import { pageColor } from './colors';
import { countUp, type Point } from './geometry';
import { GAP_ID } from './image-paths';
import { disc, line, text } from './shapes';
import { type Drawing, group, toSvgFile } from './svg';
import { darkColors } from './tokens';

/** A chain across a card, whose two ends are cut by its edges, so that the chain runs on. */
const STRIP = { beads: 9, radius: 30, step: 84, top: 78, drop: 44 } as const;
/** The chain of a page that is not there: six residues around the place of one that is missing. */
const GAP = { letters: 'GLY?EPT', radius: 24, step: 80, left: 40, top: 34, drop: 42 } as const;

const LETTERING = { fontWeight: 600, textAnchor: 'middle' };
const OUTLINE = 2;
const BOND = 3.2;

/** One SVG file with the chains that several pages show: pages refer to its groups by <use>. */
export function drawChains(): string {
  return toSvgFile(
    {},
    Object.entries(sequences).map(([id, { residues }]) =>
      group({ id, fill: 'none', ...LETTERING }, drawStrip(residues)),
    ),
    group({ id: GAP_ID, fill: 'none', ...LETTERING }, drawGap()),
  );
}

/** Cards have a deep ground in both themes, so edges are always light. */
function drawStrip(residues: string): Drawing {
  const edge = darkColors['bead-edge'];
  return chain(toPoints(STRIP.beads, 0, STRIP), residues, STRIP.radius, {
    edge,
    width: OUTLINE,
    bond: { color: edge, width: BOND },
  });
}

function drawGap(): Drawing {
  const { letters, radius, left } = GAP;
  const points = toPoints(letters.length, left, GAP);
  const isMissing = (index: number) => letters.charAt(index) === '?';
  return [
    points.slice(1).map((point, index) => {
      const from = points[index] ?? point;
      return isMissing(index) || isMissing(index + 1)
        ? drawOpenBond(from, point, radius)
        : bond(from, point, radius, radius, { color: pageColor('bond'), width: BOND });
    }),
    points.map((point, index) =>
      isMissing(index)
        ? drawOpenBead(point, radius)
        : bead(point, radius, letters.charAt(index), { edge: pageColor('bead-edge') }, OUTLINE),
    ),
  ];
}

function drawOpenBond(from: Point, to: Point, radius: number): Drawing {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const ends: [Point, Point] = [
    [from[0] + x * radius, from[1] + y * radius],
    [to[0] - x * radius, to[1] - y * radius],
  ];
  return line(ends, { color: pageColor('line-strong'), width: 2, dash: '2 5' });
}

function drawOpenBead([x, y]: Point, radius: number): Drawing {
  return [
    disc([x, y], radius, { edge: pageColor('accent-mark'), width: OUTLINE, dash: '5 4' }),
    text([x, y + radius * 0.34], '?', { size: radius * 0.96, fill: pageColor('accent') }),
  ];
}

function toPoints(
  count: number,
  left: number,
  { step, top, drop }: { step: number; top: number; drop: number },
): Point[] {
  return countUp(count).map((index) => [left + index * step, top + (index % 2) * drop]);
}
