import { toBridgeLetter } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence, type ResidueKind } from '@/lib/chemistry/residues';
import { countUp, round } from './geometry';

/** A residue and its bead's centre, in units of the drawing; `row` counts from 0. */
export type Place = { x: number; y: number; row: number; residue: ResidueKind };

/** A word above a bead: a changed end, a side chain, or the end of a bridge without a bracket. */
export type Mark = { position: number; text: string; isEnd?: 'first' | 'last' };

/** A bracket above a row that joins two of its beads. */
export type Bracket = { from: number; to: number };

export type SequenceLayout = {
  width: number;
  height: number;
  radius: number;
  places: readonly Place[];
  /** The top of each row, and the baseline of the numbers below it; null for a chain without numbers. */
  rows: readonly { top: number; numbers: number | null }[];
  marks: readonly Mark[];
  brackets: readonly Bracket[];
};

/** Widths of the drawing on wide screens and on phones, in units that equal CSS pixels. */
export const WIDE = 1128;
export const NARROW = 320;

const LARGEST_STEP = 76;

/**
 * Positions of the beads of a chain in zigzag rows of equal length, for wide screens or phones, with the marks and
 * brackets above them. Narrow rows have at most five beads, or ten if the chain has over thirty residues.
 */
export function layOutSequence(molecule: PeptideMolecule, isWide: boolean): SequenceLayout {
  const residues = parseSequence(molecule.sequence);
  const count = residues.length;
  // Few and large beads in a row, or more and smaller ones if the chain is long.
  const [long, few, many] = isWide ? [48, 16, 20] : [30, 5, 10];
  const longest = count > long ? many : few;
  const perRow = Math.ceil(count / Math.ceil(count / longest));
  const rowOf = (position: number) => Math.floor((position - 1) / perRow);
  const { headroom, ...above } = toMarks(molecule, count, rowOf);
  const step = Math.min(LARGEST_STEP, (isWide ? WIDE : NARROW) / Math.min(longest, perRow));
  const radius = round(step * 0.355);
  const drop = round(step * 0.34);
  const top = 3 + radius + headroom;
  const rowHeight = round(2 * radius + drop + 34 + headroom);
  const rows = countUp(Math.ceil(count / perRow)).map((row) => ({
    top: round(row * rowHeight),
    numbers: round((row + 1) * rowHeight - 10),
  }));
  return {
    ...above,
    width: round(step * perRow),
    height: round(rows.length * rowHeight + 4),
    radius,
    rows,
    places: placeResidues(residues, { perRow, step, drop }, (row) => top + row * rowHeight),
  };
}

/** The places of beads in zigzag rows: `step` apart, every second one lower by `drop`, the first of a row at `toTop`. */
export function placeResidues(
  residues: readonly ResidueKind[],
  { perRow, step, drop }: { perRow: number; step: number; drop: number },
  toTop: (row: number) => number,
): Place[] {
  return residues.map((residue, index) => {
    const row = Math.floor(index / perRow);
    const column = index % perRow;
    const y = round(toTop(row) + (column % 2) * drop);
    return { x: round(step * (column + 0.5)), y, row, residue };
  });
}

const BRIDGE_MARK = { disulfide: 'S–S', lactam: 'CO–NH' } as const;

/**
 * The words and brackets above the beads of a chain, and the space above each row for them: a line of words, a bracket,
 * or both stacked. A single bridge is a bracket if its ends share a row, else its kind is written above both ends;
 * several bridges have a letter each.
 */
export function toMarks(
  { sideChains = [], nTerminus, cTerminus, bridges = [], isCyclic }: PeptideMolecule,
  count: number,
  rowOf: (position: number) => number,
): { marks: Mark[]; brackets: Bracket[]; headroom: number } {
  const marks: Mark[] = sideChains.map(({ position, short }) => ({ position, text: short }));
  const first = isCyclic ? 'ring' : nTerminus?.name;
  const last = isCyclic ? 'ring' : cTerminus?.name;
  if (first) marks.push({ position: 1, text: first, isEnd: 'first' });
  if (last) marks.push({ position: count, text: last, isEnd: 'last' });
  const [only] = bridges;
  if (only && bridges.length === 1 && rowOf(only.from) === rowOf(only.to))
    return { marks, brackets: [only], headroom: marks.length > 0 ? 44 : 26 };
  bridges.forEach(({ kind, from, to }, index) => {
    const text = bridges.length > 1 ? toBridgeLetter(index) : BRIDGE_MARK[kind];
    marks.push({ position: from, text }, { position: to, text });
  });
  return { marks, brackets: [], headroom: marks.length > 0 ? 26 : 0 };
}
