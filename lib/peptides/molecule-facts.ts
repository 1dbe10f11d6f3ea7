import { PKA_SET } from '@/lib/chemistry/amino-acids';
import { toNetCharge } from '@/lib/chemistry/charge';
import { type Composition, formatFormula, parseFormula, toMass } from '@/lib/chemistry/formula';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { parseSequence } from '@/lib/chemistry/residues';
import type { PeptideRecord } from '@/lib/records/peptides';

/** A row of the molecule panel. */
export type Fact = { label: string; value: string };

/**
 * Returns what can be computed about a molecule, with the published mass for comparison. Blends give no rows; mixtures
 * give one that says that there is no formula.
 */
export function toMoleculeFacts({ molecule, publishedMass }: PeptideRecord): Fact[] {
  if (molecule.kind === 'blend') return [];
  if (molecule.kind === 'mixture') return [{ label: 'Formula', value: 'None: no single molecule' }];
  const published = publishedMass
    ? `${formatMass(Number(publishedMass.value), 2)} (${publishedMass.form ? `${publishedMass.form}, ` : ''}${publishedMass.kind}; ${publishedMass.source})`
    : 'Not found in a source we can name';
  return [
    ...(molecule.kind === 'peptide'
      ? [{ label: 'Residues', value: String(parseSequence(molecule.sequence).length) }]
      : []),
    { label: 'Formula', value: formatFormula(getAtoms(molecule)) },
    { label: 'Average mass', value: `${formatMass(getMass(molecule, 'average'), 2)}, computed` },
    {
      label: 'Monoisotopic mass',
      value: `${formatMass(getMass(molecule, 'monoisotopic'), 4)}, computed`,
    },
    { label: 'Published mass', value: published },
    ...(molecule.kind === 'peptide'
      ? [{ label: 'Net charge at pH 7', value: formatCharge(molecule) }]
      : []),
  ];
}

type SingleMolecule = Extract<PeptideRecord['molecule'], { kind: 'peptide' | 'small molecule' }>;

/** Returns the atoms of a peptide or a small molecule. `withoutComplex` leaves out a peptide's complex. */
export function getAtoms(
  molecule: SingleMolecule,
  options?: { withoutComplex: boolean },
): Composition {
  return molecule.kind === 'peptide'
    ? toComposition(molecule, options)
    : parseFormula(molecule.formula);
}

/** The computed mass of a peptide or a small molecule, in daltons. */
export function getMass(molecule: SingleMolecule, kind: 'average' | 'monoisotopic'): number {
  return toMass(getAtoms(molecule), kind);
}

/** Formats a mass with at most `decimals` decimals, no trailing zeros: '1,419.5 Da'. */
function formatMass(mass: number, decimals: number): string {
  return `${mass.toLocaleString('en-US', { maximumFractionDigits: decimals })}\u00a0Da`;
}

function formatCharge(molecule: Extract<SingleMolecule, { kind: 'peptide' }>): string {
  const rounded = Math.round(toNetCharge(molecule) * 10) / 10;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '\u2212' : '';
  const what = molecule.complex ? `, chain without ${molecule.complex.name}` : '';
  return `${sign}${Math.abs(rounded)} (${PKA_SET} pKa set${what})`;
}
