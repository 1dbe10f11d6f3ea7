import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { aminoAcids } from './amino-acids';
import { parseSequence } from './residues';

/** HELM monomer names: standard residues, their D forms, and a few others known for certain. */
const MONOMERS: ReadonlyMap<string, string> = new Map([
  ...aminoAcids.map(({ letter }) => [letter, letter] as const),
  ...aminoAcids.map(({ letter, short }) => [`D-${short}`, `[d${letter}]`] as const),
  ['Aib', '[Aib]'],
  ['Nle', '[Nle]'],
  ['Orn', '[Orn]'],
  ['pGlu', '[Glp]'],
  ['D-2-Nal', '[dNal]'],
]);

const ENDS: ReadonlyMap<string, string> = new Map([
  ['acetyl', '[ac]'],
  ['amide', '[am]'],
]);

/**
 * Returns a chain in HELM notation, with bridges and joined ends as connections: 'PEPTIDE1{[ac].L.K}$$$$V2.0'. Returns
 * null if we are not sure of the HELM name of a part, such as a lipid. Leaves out the complex.
 */
export function toHelm({
  sequence,
  nTerminus,
  cTerminus,
  sideChains = [],
  bridges = [],
  isCyclic,
}: PeptideMolecule): string | null {
  const monomers = [
    ...(nTerminus ? [ENDS.get(nTerminus.name)] : []),
    ...parseSequence(sequence).map(({ code }) => MONOMERS.get(code)),
    ...(cTerminus ? [ENDS.get(cTerminus.name)] : []),
  ];
  if (sideChains.length > 0 || monomers.includes(undefined)) return null;
  const first = nTerminus ? 1 : 0;
  const links = [
    ...(isCyclic ? [`${monomers.length}:R2-1:R1`] : []),
    ...bridges.map(({ from, to }) => `${from + first}:R3-${to + first}:R3`),
  ].map((link) => `PEPTIDE1,PEPTIDE1,${link}`);
  return `PEPTIDE1{${monomers.join('.')}}$${links.join('|')}$$$V2.0`;
}
