import type { PeptideMolecule } from '@/content/peptides/types';
import { parseSequence, type ResidueKind } from '@/lib/chemistry/residues';
import { INK, residueColours } from './art-residues';
import { escapeXml } from './escape-xml';
import { layOutSequence, type Place, type SequenceLayout } from './sequence-layout';
import { toHeadroom, toMarks } from './sequence-marks';
import { bead, bond, type Palette, type Point, round } from './shapes';

/** The parts of the file that a page shows: the wide drawing and the one for phones. */
export const CHAIN_ID = 'chain';
export const ROWS_ID = 'rows';

const PALETTE: Palette = {
  edge: `var(--color-bead-edge,${INK})`,
  accent: 'var(--color-accent,#a4470c)',
};
const MUTED = 'var(--color-muted,#506266)';
const FONT = "var(--font-sans,Arial,'Liberation Sans',sans-serif)";

const LEGEND = [
  ['special', 'Shape-setting (G, P)'],
  ['hydrophobic', 'Hydrophobic (A, V, L, I, M)'],
  ['aromatic', 'Aromatic (F, W, Y)'],
  ['polar', 'Polar (S, T, N, Q, C)'],
  ['positive', 'Positive (K, R, H)'],
  ['negative', 'Negative (D, E)'],
] as const;

/** How a chain is laid out, for a desk or for a phone, and what stands above its beads. */
export function toSequenceLayout(
  molecule: PeptideMolecule,
  isWide: boolean,
): SequenceLayout & ReturnType<typeof toMarks> {
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
  const width = Math.max(wide.width, 640);
  const height = wide.height + 72;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>Sequence of ${escapeXml(name)}</title>`,
    '<path fill="#fff" d="M0 0h9999v9999H0z"/>',
    `<g id="${CHAIN_ID}">${drawChain(molecule, wide)}</g>`,
    drawLegend(wide.height + 24),
    `<defs><g id="${ROWS_ID}">${drawChain(molecule, toSequenceLayout(molecule, false))}</g></defs>`,
    '</svg>',
  ].join('');
}

function drawChain(molecule: PeptideMolecule, layout: ReturnType<typeof toSequenceLayout>): string {
  const { places, radius } = layout;
  const residues = parseSequence(molecule.sequence);
  const beads = places.map((place, index) => {
    const residue = residues[index];
    if (!residue) return '';
    return residue.class === null
      ? hollowBead(place, radius, residue)
      : bead([place.x, place.y], radius, residue.code, PALETTE);
  });
  const parts = [drawBonds(layout), ...beads];
  return `<g font-family="${FONT}" font-weight="600" text-anchor="middle">${parts.join('')}</g>${drawLabels(layout)}`;
}

/** Bonds inside the rows, and half a bond where the chain goes on in the next row. */
function drawBonds({ places, radius }: SequenceLayout): string {
  const reach = radius * 1.5;
  return places
    .map((place, index) => {
      const before = places[index - 1];
      if (!before) return '';
      if (before.row === place.row) return join(before, toPoint(place), radius);
      return (
        stub(before, [before.x + reach, before.y], radius) +
        stub(place, [place.x - reach, place.y], radius)
      );
    })
    .join('');
}

function join(from: Place, to: Point, radius: number): string {
  return bond(toPoint(from), to, radius, radius, PALETTE);
}

function stub({ x, y }: Place, [endX]: Point, radius: number): string {
  const startX = x + Math.sign(endX - x) * radius;
  return `<path d="M${round(startX)} ${y}H${round(endX)}" stroke="${PALETTE.edge}" stroke-width="2" stroke-dasharray="4 3"/>`;
}

function toPoint({ x, y }: Place): Point {
  return [x, y];
}

/** A residue outside the twenty: no fill, its short name, a size smaller as the name is longer. */
function hollowBead({ x, y }: Place, radius: number, { code }: ResidueKind): string {
  const size = Math.min(radius * 0.8, (radius * 3.2) / code.length);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--color-raised,#fff)" stroke="${PALETTE.edge}" stroke-width="2"/><text x="${x}" y="${round(y + size * 0.35)}" font-size="${round(size)}" fill="var(--color-ink,${INK})">${escapeXml(code)}</text>`;
}

function drawLabels(layout: ReturnType<typeof toSequenceLayout>): string {
  const { places, radius, rowHeight, marks, brackets } = layout;
  const at = (position: number) => places[position - 1];
  const numbers = places.map(({ x, row }, index) => {
    const number = index + 1;
    if (number !== 1 && number % 5 !== 0 && number !== places.length) return '';
    return `<text x="${x}" y="${round((row + 1) * rowHeight - 10)}">${number}</text>`;
  });
  const words = marks.map(({ position, text, isEnd }) => {
    const place = at(position);
    if (!place) return '';
    const { x, y, row } = place;
    const top = round(row * rowHeight + 15);
    const { anchor, textX } = anchorMark(layout, x, isEnd, text);
    const stem = isEnd
      ? ''
      : `<path d="M${x} ${round(y - radius)}V${round(top + 4)}" stroke="${PALETTE.accent}" stroke-width="1.5"/>`;
    return `${stem}<text x="${textX}" y="${top}" text-anchor="${anchor}" fill="${PALETTE.accent}">${escapeXml(text)}</text>`;
  });
  const lines = brackets.map(({ from, to }) => {
    const [start, end] = [at(from), at(to)];
    if (!start || !end) return '';
    const top = round(start.row * rowHeight + (marks.length > 0 ? 28 : 10));
    return `<path d="M${start.x} ${round(start.y - radius)}V${top}H${end.x}V${round(end.y - radius)}" fill="none" stroke="${PALETTE.accent}" stroke-width="2"/>`;
  });
  return `<g font-family="${FONT}" font-size="14" font-weight="500" text-anchor="middle" fill="${MUTED}">${[...numbers, ...lines, ...words].join('')}</g>`;
}

/** Where a mark's text begins: in the middle above its bead, unless it would leave the drawing. */
function anchorMark(
  { width, radius }: SequenceLayout,
  x: number,
  isEnd: 'first' | 'last' | undefined,
  text: string,
): { anchor: 'start' | 'middle' | 'end'; textX: number } {
  const half = text.length * 4.2;
  if (isEnd === 'first' || x < half) return { anchor: 'start', textX: round(x - radius) };
  if (isEnd === 'last' && x >= width / 2) return { anchor: 'end', textX: round(x + radius) };
  if (isEnd === 'last') return { anchor: 'start', textX: round(x - radius) };
  return x > width - half
    ? { anchor: 'end', textX: round(x + radius) }
    : { anchor: 'middle', textX: x };
}

function drawLegend(top: number): string {
  const items = LEGEND.map(([name, label], index) => {
    const x = 12 + (index % 3) * 210;
    const y = top + Math.floor(index / 3) * 26;
    return `<circle cx="${x}" cy="${y}" r="7.5" fill="${residueColours[name].fill}" stroke="${INK}" stroke-width="1.5"/><text x="${x + 16}" y="${y + 5}">${label}</text>`;
  });
  return `<g font-family="Arial,'Liberation Sans',sans-serif" font-size="14" fill="${INK}">${items.join('')}</g>`;
}
