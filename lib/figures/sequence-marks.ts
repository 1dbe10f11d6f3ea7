import { toBridgeLetter } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';

/** A word above a bead: an end that is changed, a side chain, or a bridge that another row continues. */
export type Mark = { position: number; text: string; isEnd?: 'first' | 'last' };

/** A line above the row that joins two beads of it. */
export type Bracket = { from: number; to: number };

const BRIDGE_MARK = { disulfide: 'S–S', lactam: 'CO–NH' } as const;

/**
 * What a drawing writes above the beads of a chain. One bridge is a bracket where its ends share a row
 * (`isSameRow`), else its kind stands above both; several bridges have a letter each.
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

/** Room above each row for what toMarks gives: a line of words, a bracket, or the one above the other. */
export function toHeadroom({ marks, brackets }: ReturnType<typeof toMarks>): number {
  if (marks.length === 0 && brackets.length === 0) return 0;
  return marks.length > 0 && brackets.length > 0 ? 44 : 26;
}
