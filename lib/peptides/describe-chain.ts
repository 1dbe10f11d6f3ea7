import type { PeptideMolecule } from '@/content/peptides/types';
import { parseSequence, toThreeLetterCode } from './residues';

/** One row of the table behind a sequence diagram. */
export type SequenceRow = {
  position: number;
  /** As the bead says it: 'K', 'D-Trp'. */
  code: string;
  /** 'lysine', with what is joined to it: 'lysine, palmitoyl'. */
  name: string;
};

/** The residues of a chain in order, each with its full name and its change. */
export function toSequenceRows(molecule: PeptideMolecule): SequenceRow[] {
  return parseSequence(molecule.sequence).map(({ code, name }, index) => {
    const changes = molecule.sideChains?.filter(({ position }) => position === index + 1) ?? [];
    return {
      position: index + 1,
      code,
      name: [name, ...changes.map((change) => change.name)].join(', '),
    };
  });
}

/** What a drawing of letters cannot say: changed ends, side chains, bridges, residues outside the twenty. */
export function describeChanges(molecule: PeptideMolecule): string[] {
  const { nTerminus, cTerminus, sideChains = [], bridges = [], isCyclic, complex } = molecule;
  const residues = parseSequence(molecule.sequence);
  const nameAt = (position: number) =>
    `${toThreeLetterCode(residues[position - 1]?.code ?? '')}${position}`;
  const unusual = new Map(
    residues.flatMap(({ code, name, class: colour }) => (colour === null ? [[code, name]] : [])),
  );
  return [
    ...(isCyclic ? ['The two ends are joined to a ring.'] : []),
    ...(nTerminus ? [`N-terminus: ${nTerminus.name}.`] : []),
    ...(cTerminus ? [`C-terminus: ${cTerminus.name}.`] : []),
    ...[...unusual].map(([code, name]) => `${code}: ${name}.`),
    ...sideChains.map(({ position, name }) => `On ${nameAt(position)}: ${name}.`),
    ...bridges.map(({ kind, from, to }) => {
      const what = kind === 'disulfide' ? 'Disulfide bridge' : 'Amide bridge';
      return `${what} between ${nameAt(from)} and ${nameAt(to)}.`;
    }),
    ...(complex ? [`Bound to the chain: ${complex.name}.`] : []),
  ];
}
