import type { PeptideMolecule } from '@/content/peptides/types';
import { formatResidueClass, residueClasses } from '@/lib/chemistry/amino-acids';
import { parseSequence, type ResidueKind } from '@/lib/chemistry/residues';
import { bead, bond } from './bead';
import { INK, pageColor, toResidueColors } from './colors';
import type { Point } from './geometry';
import { drawSequenceLabels } from './sequence-labels';
import { layOutSequence, type SequenceLayout } from './sequence-layout';
import { toHeadroom, toMarks } from './sequence-marks';
import { disc, fitText, line, rectangle, text } from './shapes';
import { type Drawing, element, group, textElement, toSvgFile } from './svg';
import { lightColors } from './tokens';

/** The parts of the file that a page shows: the wide drawing and the one for phones. */
export const CHAIN_ID = 'chain';
export const ROWS_ID = 'rows';

const EDGE = pageColor('bead-edge');
const FILE_FONT = "Arial,'Liberation Sans',sans-serif";
const FONT = `var(--font-sans,${FILE_FONT})`;
/** The height of the legend below the chain, and the room that its widest row needs. */
const LEGEND = { height: 72, width: 640 };

/** A chain's places for a desk or for a phone, and what stands above its beads. */
export type MarkedLayout = SequenceLayout & ReturnType<typeof toMarks>;

/** How a chain is laid out, for a desk or for a phone, and what stands above its beads. */
export function toSequenceLayout(molecule: PeptideMolecule, isWide: boolean): MarkedLayout {
  const count = parseSequence(molecule.sequence).length;
  const { places } = layOutSequence(count, { isWide, headroom: 0 });
  const above = toMarks(
    molecule,
    count,
    (from, to) => places[from - 1]?.row === places[to - 1]?.row,
  );
  return { ...layOutSequence(count, { isWide, headroom: toHeadroom(above) }), ...above };
}

/**
 * A chain as an SVG file: beads on bonds, numbered, with its changes named above and a legend below.
 * Colours and fonts follow the page where it is shown in one, and have values of their own elsewhere.
 */
export function drawSequenceFile(molecule: PeptideMolecule, name: string): string {
  const wide = toSequenceLayout(molecule, true);
  const width = Math.max(wide.width, LEGEND.width);
  const height = wide.height + LEGEND.height;
  return toSvgFile(
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    textElement('title', `Sequence of ${name}`),
    rectangle({ x: 0, y: 0, width, height }, { fill: lightColors.raised }),
    group({ id: CHAIN_ID, fill: 'none' }, drawChain(molecule, wide)),
    drawLegend(wide.height + 24),
    element(
      'defs',
      {},
      group({ id: ROWS_ID, fill: 'none' }, drawChain(molecule, toSequenceLayout(molecule, false))),
    ),
  );
}

/** The beads of a chain on their bonds, with what stands above and below them, as laid out. */
export function drawChain(molecule: PeptideMolecule, layout: MarkedLayout): Drawing {
  const { places, radius } = layout;
  const residues = parseSequence(molecule.sequence);
  const beads = places.map(({ x, y }, index) => {
    const residue = residues[index];
    if (!residue) return null;
    return residue.class === null
      ? drawHollowBead([x, y], radius, residue)
      : bead([x, y], radius, residue.code, { edge: EDGE });
  });
  const lettering = { fontFamily: FONT, fontWeight: 600, textAnchor: 'middle' };
  return [
    group(lettering, drawBonds(layout), beads),
    group({ ...lettering, fontSize: 14, fontWeight: 500 }, drawSequenceLabels(layout)),
  ];
}

/** Bonds inside the rows, and half a bond where the chain goes on in the next row. */
function drawBonds({ places, radius }: SequenceLayout): Drawing {
  return places.map(({ x, y, row }, index) => {
    const before = places[index - 1];
    if (!before) return null;
    return before.row === row
      ? bond([before.x, before.y], [x, y], radius, radius, { color: EDGE })
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

/** A residue outside the twenty: no fill, its short name, a size smaller as the name is longer. */
function drawHollowBead([x, y]: Point, radius: number, { code }: ResidueKind): Drawing {
  const size = fitText([code], radius * 1.79, radius * 0.8);
  return [
    disc([x, y], radius, { fill: pageColor('raised'), edge: EDGE, width: 2 }),
    text([x, y + size * 0.35], code, { size, fill: pageColor('ink') }),
  ];
}

function drawLegend(top: number): Drawing {
  const items = residueClasses.map((residueClass, index) => {
    const x = 12 + (index % 3) * 210;
    const y = top + Math.floor(index / 3) * 26;
    const { fill } = toResidueColors(residueClass.id);
    return [
      disc([x, y], 7.5, { fill, edge: INK, width: 1.5 }),
      text([x + 16, y + 5], formatResidueClass(residueClass)),
    ];
  });
  return group({ fontFamily: FILE_FONT, fontSize: 14, fill: INK }, items);
}
