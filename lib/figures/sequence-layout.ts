import { countUp, round } from './geometry';

/** A bead's centre, in units of the drawing; `row` counts from 0. */
export type Place = { x: number; y: number; row: number };

export type SequenceLayout = {
  width: number;
  height: number;
  radius: number;
  places: readonly Place[];
  /** The top of each row, and the baseline of the numbers below it; null for a chain without numbers. */
  rows: readonly { top: number; numbers: number | null }[];
};

/** Widths of the drawing on wide screens and on phones, in units that equal CSS pixels. */
export const WIDE = 1128;
export const NARROW = 320;

const LARGEST_STEP = 76;
/** Maximum residues per row by the length of the chain: few and large, or more and smaller. */
const WIDE_ROWS = [
  { upTo: 48, perRow: 16 },
  { upTo: Number.POSITIVE_INFINITY, perRow: 20 },
];
const NARROW_ROWS = [
  { upTo: 30, perRow: 5 },
  { upTo: Number.POSITIVE_INFINITY, perRow: 10 },
];

/**
 * Positions of the beads of a chain in zigzag rows of equal length. Narrow rows have at most five beads, or ten if the
 * chain has over thirty residues. `headroom` is left free above each row for marks.
 */
export function layOutSequence(
  count: number,
  { isWide, headroom }: { isWide: boolean; headroom: number },
): SequenceLayout {
  const longest =
    (isWide ? WIDE_ROWS : NARROW_ROWS).find(({ upTo }) => count <= upTo)?.perRow ?? 20;
  const perRow = Math.ceil(count / Math.ceil(count / longest));
  const step = Math.min(LARGEST_STEP, (isWide ? WIDE : NARROW) / Math.min(longest, perRow));
  const radius = round(step * 0.355);
  const drop = round(step * 0.34);
  const top = 3 + radius + headroom;
  const rowHeight = round(2 * radius + drop + 34 + headroom);
  const places = countUp(count).map((index) => {
    const row = Math.floor(index / perRow);
    const column = index % perRow;
    return {
      x: round(step * (column + 0.5)),
      y: round(top + row * rowHeight + (column % 2) * drop),
      row,
    };
  });
  const rows = countUp(Math.ceil(count / perRow)).map((row) => ({
    top: round(row * rowHeight),
    numbers: round((row + 1) * rowHeight - 10),
  }));
  return {
    width: round(step * perRow),
    height: round(rows.length * rowHeight + 4),
    radius,
    places,
    rows,
  };
}
