import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { formatCount } from '@/lib/text/format';
import { toThreeLetterCode } from './amino-acids';
import { parseSequence } from './residues';

/** Describes a chain for its caption: '39 residues, N-terminus to C-terminus. C-terminus: amide.' */
export function describeChain(molecule: PeptideMolecule): string {
  const count = formatCount(parseSequence(molecule.sequence).length, 'residue');
  const ends = molecule.isCyclic ? '' : ', N-terminus to C-terminus';
  return [`${count}${ends}.`, ...describeChanges(molecule)].join(' ');
}

/** A row of the sequence table, up to ten residues: '11 to 15', 'Asp-Ala-Gly-Leu-Val'. */
export type SequenceRow = { places: string; residues: string };

const PER_ROW = 10;

/** Returns the rows of the sequence table: three-letter codes, ten to a row. */
export function toSequenceRows(molecule: PeptideMolecule): SequenceRow[] {
  const codes = parseSequence(molecule.sequence).map(({ code }) => toThreeLetterCode(code));
  return Array.from({ length: Math.ceil(codes.length / PER_ROW) }, (_, row) => {
    const part = codes.slice(row * PER_ROW, (row + 1) * PER_ROW);
    const first = row * PER_ROW + 1;
    return {
      places: part.length === 1 ? String(first) : `${first} to ${first + part.length - 1}`,
      residues: part.join('-'),
    };
  });
}

/** Returns the letter that names one of several bridges, by its index: 'a', 'b', 'c'. */
export function toBridgeLetter(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** Lists what the drawn letters do not show: modified ends and side chains, bridges, non-standard residues. */
export function describeChanges(molecule: PeptideMolecule): string[] {
  const { nTerminus, cTerminus, sideChains = [], bridges = [], isCyclic, complex } = molecule;
  const residues = parseSequence(molecule.sequence);
  const nameAt = (position: number) =>
    `${toThreeLetterCode(residues[position - 1]?.code ?? '')}${position}`;
  const unusual = residues.filter((residue) => residue.class === null);
  const names = new Map(unusual.map(({ code, name }) => [code, name]));
  return [
    ...(isCyclic ? ['The two ends are joined to a ring.'] : []),
    ...(nTerminus ? [`N-terminus: ${nTerminus.name}.`] : []),
    ...(cTerminus ? [`C-terminus: ${cTerminus.name}.`] : []),
    ...[...names].map(([code, name]) => `${code}: ${name}.`),
    ...sideChains.map(({ position, name }) => `On ${nameAt(position)}: ${name}.`),
    ...bridges.map(({ kind, from, to }, index) => {
      const what = kind === 'disulfide' ? 'Disulfide bridge' : 'Amide bridge';
      const letter = bridges.length > 1 ? ` ${toBridgeLetter(index)}` : '';
      return `${what}${letter} between ${nameAt(from)} and ${nameAt(to)}.`;
    }),
    ...(complex ? [`Bound to the chain: ${complex.name}.`] : []),
  ];
}
