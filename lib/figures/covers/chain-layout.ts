import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence } from '@/lib/chemistry/residues';
import { LEAST_LETTERED } from '../bead';
import { countUp, round } from '../geometry';
import { placeResidues, type SequenceLayout, toMarks } from '../sequence-layout';

export type Plane = { width: number; height: number };

const MOST_ROWS = 6;
const LARGEST_STEP = 92;
/** In units of the bead spacing: the bead radius, the zigzag's height, the gap between rows. */
const RADIUS = 0.36;
const SWING = 0.34;
const GAP = 0.3;
/** Maximum rows with a zigzag; more are straight, since a zigzag would make the beads smaller. */
const ZIGZAG_ROWS = 2;
/** Share of the largest possible radius that beads must keep when fewer rows are chosen. */
const LEAST_SHARE = 0.8;

/**
 * Lays out a whole chain in a plane, in as few rows as keep its beads large. Bridges are drawn; changed ends and side
 * chains, which a small picture has no space to name, are left to its caption.
 */
export function layOutWithin(molecule: PeptideMolecule, plane: Plane): SequenceLayout {
  const { sequence, bridges, isCyclic } = molecule;
  const bare: PeptideMolecule = { kind: 'peptide', sequence, bridges, isCyclic };
  const layouts = countUp(MOST_ROWS).map((index) => layOutRows(bare, index + 1, plane));
  const largest = Math.max(...layouts.map(({ radius }) => radius));
  const least = Math.max(LEAST_SHARE * largest, Math.min(LEAST_LETTERED, largest));
  return layouts.find(({ radius }) => radius >= least) ?? layOutRows(bare, 1, plane);
}

function layOutRows(molecule: PeptideMolecule, most: number, plane: Plane): SequenceLayout {
  const residues = parseSequence(molecule.sequence);
  const count = residues.length;
  const perRow = Math.ceil(count / most);
  const rowCount = Math.ceil(count / perRow);
  const rowOf = (position: number) => Math.floor((position - 1) / perRow);
  const { headroom, ...above } = toMarks(molecule, count, rowOf);
  const marked = new Set([
    ...above.marks.map(({ position }) => rowOf(position)),
    ...above.brackets.map(({ from }) => rowOf(from)),
  ]);
  const swing = rowCount > ZIGZAG_ROWS ? 0 : SWING;
  const steps = rowCount * (2 * RADIUS + swing + GAP) - GAP;
  const step = Math.min(
    LARGEST_STEP,
    plane.width / perRow,
    (plane.height - marked.size * headroom) / steps,
  );
  const radius = RADIUS * step;
  let height = 0;
  const rows = countUp(rowCount).map((row) => {
    const top = height;
    const beads = top + (marked.has(row) ? headroom : 0);
    height = beads + (2 * RADIUS + swing + GAP) * step;
    return { top: round(top), beads, numbers: null };
  });
  return {
    ...above,
    width: round(step * perRow),
    height: round(height - GAP * step),
    radius: round(radius),
    rows,
    places: placeResidues(
      residues,
      { perRow, step, drop: swing * step },
      (row) => (rows[row]?.beads ?? 0) + radius,
    ),
  };
}
