import type { ResidueKind } from '@/lib/chemistry/residues';
import { bead, bond, EDGE } from './bead';
import { pageColor } from './colors';
import type { Point } from './geometry';
import { drawSequenceLabels } from './sequence-labels';
import type { SequenceLayout } from './sequence-layout';
import { disc, fitText, line, text } from './shapes';
import { type Drawing, group } from './svg';

/** Font of drawings in files, which cannot inherit one from a page. */
export const FILE_FONT = "Arial,'Liberation Sans',sans-serif";

const FONT = `var(--font-sans,${FILE_FONT})`;

/** Draws the beads and bonds of a chain, with the labels above and below them, as laid out. */
export function drawChain(layout: SequenceLayout): Drawing {
  const { places, radius } = layout;
  const beads = places.map(({ x, y, residue }) =>
    residue.class === null
      ? drawHollowBead([x, y], radius, residue)
      : bead([x, y], radius, residue.code),
  );
  const lettering = { fontFamily: FONT, fontWeight: 600, textAnchor: 'middle' };
  return [
    group(lettering, drawBonds(layout), beads),
    group({ ...lettering, fontSize: 14, fontWeight: 500 }, drawSequenceLabels(layout)),
  ];
}

/** Bonds within rows; between rows, half a bond at the end of one and the start of the next. */
function drawBonds({ places, radius }: SequenceLayout): Drawing {
  return places.map(({ x, y, row }, index) => {
    const before = places[index - 1];
    if (!before) return null;
    return before.row === row
      ? bond([before.x, before.y], [x, y], radius)
      : [drawStub([before.x, before.y], radius, 1), drawStub([x, y], radius, -1)];
  });
}

function drawStub([x, y]: Point, radius: number, side: 1 | -1): Drawing {
  const ends: [Point, Point] = [
    [x + side * radius, y],
    [x + side * radius * 1.5, y],
  ];
  return line(ends, { color: EDGE, width: 2, dash: '4 3' });
}

/** A residue outside the standard twenty: a hollow bead with its short name, sized to fit. */
function drawHollowBead([x, y]: Point, radius: number, { code }: ResidueKind): Drawing {
  const size = fitText([code], radius * 1.79, radius * 0.8);
  return [
    disc([x, y], radius, { fill: pageColor('raised'), edge: EDGE, width: 2 }),
    text([x, y + size * 0.35], code, { size, fill: pageColor('ink') }),
  ];
}
