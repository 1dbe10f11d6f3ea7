import { toAbsorbance } from '@/lib/chemistry/absorbance';
import { toIsoelectricPoint, toNetCharge } from '@/lib/chemistry/charge';
import { formatFormula, toMass } from '@/lib/chemistry/formula';
import { type Hydropathy, toHydropathy } from '@/lib/chemistry/hydropathy';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { parseSequence } from '@/lib/chemistry/residues';
import { formatCount } from '@/lib/text/format';
import { formatSigned } from './lab-plots';

const NBSP = '\u00a0';

/** What a chain loses with each disulfide: the average mass of H2. */
const HYDROGENS = 2.016;

/** A result with its label and, where needed, a note. */
export type LabResult = { label: string; value: string; note?: string };

/** Computes all results of the sequence lab for a chain; `summary` is one sentence for screen readers. */
export function toLabResults(molecule: PeptideMolecule) {
  const atoms = toComposition(molecule);
  const count = parseSequence(molecule.sequence).length;
  const isoelectricPoint = toIsoelectricPoint(molecule);
  const hydropathy = toHydropathy(molecule);
  const charge = formatSigned(toNetCharge(molecule), 1);
  const average = formatMass(toMass(atoms, 'average'), 2);
  const point = toPointText(molecule, isoelectricPoint);
  const rows: LabResult[] = [
    { label: 'Residues', value: String(count) },
    { label: 'Formula', value: formatFormula(atoms) },
    { label: 'Average mass', value: average },
    { label: 'Monoisotopic mass', value: formatMass(toMass(atoms, 'monoisotopic'), 4) },
    { label: 'Net charge at pH 7', value: charge },
    { label: 'Isoelectric point', ...point },
    ...toAbsorbanceRows(molecule, toMass(atoms, 'average')),
    toHydropathyRow(hydropathy),
  ];
  return {
    rows,
    isoelectricPoint,
    hydropathy,
    summary: `${formatCount(count, 'residue')}, ${average}, net charge ${charge} at pH 7, isoelectric point ${point.value}.`,
  };
}

function toPointText(molecule: PeptideMolecule, point: number | null) {
  if (point !== null) return { value: `pH${NBSP}${point.toFixed(2)}` };
  const sign = toNetCharge(molecule, 0) > 0.005 ? 'positive' : 'negative';
  const isNever = Math.abs(toNetCharge(molecule, 0) - toNetCharge(molecule, 14)) < 0.005;
  return {
    value: 'None',
    note: isNever ? 'no group that is charged' : `the charge is ${sign} or 0 at every pH`,
  };
}

function toAbsorbanceRows(molecule: PeptideMolecule, mass: number): LabResult[] {
  const { tryptophans, tyrosines, reduced, bridged, disulfides, uncounted } =
    toAbsorbance(molecule);
  const isDrawn = molecule.bridges?.some(({ kind }) => kind === 'disulfide');
  const unit = `${NBSP}M⁻¹${NBSP}cm⁻¹`;
  const parts = `${tryptophans} Trp, ${tyrosines} Tyr`;
  const left = uncounted.length > 0 ? `; not counted: ${uncounted.join(', ')}` : '';
  const toValue = (coefficient: number) => `${coefficient.toLocaleString('en-US')}${unit}`;
  /** `formed`: the bridges that the molecule has beyond those of `mass`. */
  const inSolution = (coefficient: number, formed: number) =>
    `1${NBSP}g/L in 1${NBSP}cm absorbs ${(coefficient / (mass - formed * HYDROGENS)).toFixed(3)}`;
  return [
    {
      label: 'Extinction at 280 nm',
      value: toValue(reduced),
      note: `${parts}, no disulfide; ${inSolution(reduced, isDrawn ? -disulfides : 0)}${left}`,
    },
    ...(disulfides > 0
      ? [
          {
            label: 'With disulfides',
            value: toValue(bridged),
            note: `${formatCount(disulfides, 'disulfide')}${isDrawn ? '' : ', if all cysteines pair'}; ${inSolution(bridged, isDrawn ? 0 : disulfides)}`,
          },
        ]
      : []),
  ];
}

function toHydropathyRow({ mean, unknown }: Hydropathy): LabResult {
  const label = 'Mean hydropathy';
  return mean === null
    ? { label, value: 'None', note: `no value for ${unknown.join(', ')}` }
    : { label, value: formatSigned(mean, 2), note: 'positive: shuns water' };
}

/** Formats a mass with fixed decimals: '1,419.54 Da'. */
function formatMass(mass: number, decimals: number): string {
  const text = mass.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${text}${NBSP}Da`;
}
