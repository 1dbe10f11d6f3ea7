import { toMass } from '@/lib/chemistry/formula';
import { parseSequence } from '@/lib/chemistry/residues';
import type { PeptideRecord } from '@/lib/records/peptides';
import { getAtoms } from './molecule-facts';

/** A fault in a record: the path of the field, what is wrong with it, and the value as written. */
export type Fault = { field: string; message: string; value?: string };

/** Returns the fault as a list if there is one. */
export const when = (isWrong: boolean, fault: Fault): Fault[] => (isWrong ? [fault] : []);

/** Returns the message for a slug that no record has. */
export const noRecord = (slug: string) =>
  `"${slug}" is the slug of no record of content/peptides; correct it, or add the record`;

/** Lists what is wrong with a molecule: an impossible chain, a mass unlike the published one, unknown parts. */
export function validateMolecule(
  record: PeptideRecord,
  records: readonly PeptideRecord[],
): Fault[] {
  const { molecule } = record;
  if (molecule.kind === 'mixture') return [];
  if (molecule.kind === 'blend') return validateParts(record, molecule.parts, records);
  try {
    getAtoms(molecule);
  } catch (error) {
    return [
      {
        field: 'molecule',
        message: `${toReason(error)}; correct it (lib/chemistry/residues.ts lists residues)`,
      },
    ];
  }
  return [
    ...(molecule.kind === 'peptide' ? validateChain(molecule) : []),
    ...validateMass(record, molecule),
  ];
}

type Molecule<Kind> = Extract<PeptideRecord['molecule'], { kind: Kind }>;

function validateChain({ sequence, sideChains = [], bridges = [] }: Molecule<'peptide'>): Fault[] {
  const residues = parseSequence(sequence);
  const has = (position: number) => residues[position - 1] !== undefined;
  const isCysteine = (position: number) => /^(?:D-Cys|C)$/.test(residues[position - 1]?.code ?? '');
  const chain = `the chain has ${residues.length} residues`;
  return [
    ...sideChains.flatMap(({ position }) =>
      when(!has(position), {
        field: 'molecule.sideChains',
        message: `position ${position}: ${chain}, counted from 1`,
      }),
    ),
    ...bridges.flatMap(({ kind, from, to }) => {
      const isDisulfide = kind === 'disulfide';
      return when(![from, to].every(isDisulfide ? isCysteine : has), {
        field: 'molecule.bridges',
        message: `${from} to ${to}: ${isDisulfide ? 'a disulfide joins two cysteines' : chain}; positions count from 1`,
      });
    }),
    ...when(
      residues.slice(1).some(({ isBlocked }) => isBlocked),
      { field: 'molecule.sequence', message: 'pyroglutamic acid can only be the first residue' },
    ),
  ];
}

/** Reports a mass that differs from the published one: the sequence, its modifications or the number is wrong. */
function validateMass(
  { publishedMass }: PeptideRecord,
  molecule: Molecule<'peptide' | 'small molecule'>,
): Fault[] {
  if (!publishedMass) return [];
  const { value, kind, form } = publishedMass;
  const computed = toMass(getAtoms(molecule, { withoutComplex: Boolean(form) }), kind);
  return when(Math.abs(computed - Number(value)) > toTolerance(value, kind), {
    field: 'publishedMass',
    message: `"${value}" is not the ${kind} mass of the molecule, which is ${computed.toFixed(4)}; correct the number, the kind or the molecule`,
  });
}

/** Tolerance in Da: 0.01 if monoisotopic, else rounding and the spread of older atomic weights. */
function toTolerance(value: string, kind: 'average' | 'monoisotopic'): number {
  if (kind === 'monoisotopic') return 0.01;
  const decimals = value.split('.')[1]?.length ?? 0;
  const share = Number(value) > 5000 ? Number(value) * 0.0002 : 0.1;
  return Math.max(share, 0.5 * 10 ** -decimals) + 1e-9;
}

function validateParts(
  { reconstitution }: PeptideRecord,
  parts: Molecule<'blend'>['parts'],
  records: readonly PeptideRecord[],
): Fault[] {
  const field = 'molecule.parts';
  const kindOf = (part: string) => records.find(({ slug }) => slug === part)?.molecule.kind;
  const total = parts.reduce((sum, { mg }) => sum + Number(mg) * 1000, 0);
  const vial = 'vialMg' in reconstitution ? reconstitution.vialMg : '';
  return [
    ...parts.flatMap(({ slug: value }) => {
      const kind = kindOf(value);
      if (kind === 'peptide' || kind === 'small molecule') return [];
      return [
        { field, value, message: kind ? `"${value}" is no single molecule` : noRecord(value) },
      ];
    }),
    ...when(total !== Number(vial) * 1000, {
      field,
      message: `the parts hold ${total / 1000} mg and the vial ${vial || 'no'} mg`,
    }),
  ];
}

const toReason = (error: unknown) => (error instanceof Error ? error.message : String(error));
