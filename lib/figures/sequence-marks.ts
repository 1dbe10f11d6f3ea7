import { toBridgeLetter } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';

/** A word above a bead: a changed end, a side chain, or the end of a bridge without a bracket. */
export type Mark = { position: number; text: string; isEnd?: 'first' | 'last' };

/** A bracket above a row that joins two of its beads. */
export type Bracket = { from: number; to: number };

const BRIDGE_MARK = { disulfide: 'S–S', lactam: 'CO–NH' } as const;

/**
 * The words and brackets above the beads of a chain. A single bridge is a bracket if its ends share a row
 * (`isSameRow`), else its kind is written above both ends; several bridges have a letter each.
 */
export function toMarks(
  { sideChains = [], nTerminus, cTerminus, bridges = [], isCyclic }: PeptideMolecule,
  count: number,
  isSameRow: (from: number, to: number) => boolean,
): { marks: Mark[]; brackets: Bracket[] } {
  const marks: Mark[] = sideChains.map(({ position, short }) => ({ position, text: short }));
  const first = isCyclic ? 'ring' : nTerminus?.name;
  const last = isCyclic ? 'ring' : cTerminus?.name;
  if (first) marks.push({ position: 1, text: first, isEnd: 'first' });
  if (last) marks.push({ position: count, text: last, isEnd: 'last' });
  const [only] = bridges;
  if (only && bridges.length === 1 && isSameRow(only.from, only.to)) {
    return { marks, brackets: [only] };
  }
  bridges.forEach(({ kind, from, to }, index) => {
    const text = bridges.length > 1 ? toBridgeLetter(index) : BRIDGE_MARK[kind];
    marks.push({ position: from, text }, { position: to, text });
  });
  return { marks, brackets: [] };
}

/** Space above each row for the result of toMarks: a line of words, a bracket, or both stacked. */
export function toHeadroom({ marks, brackets }: ReturnType<typeof toMarks>): number {
  if (marks.length === 0 && brackets.length === 0) return 0;
  return marks.length > 0 && brackets.length > 0 ? 44 : 26;
}
