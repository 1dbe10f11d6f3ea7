import type { MassUnit } from '@/content/calculator';

/** The values of the form, as typed. */
export type CertificateInputs = {
  /** A slug of the library, or '' if a chain is typed. */
  substance: string;
  chain: string;
  mass: string;
  massAs: 'mass' | 'mz';
  charge: string;
  kind: '' | 'average' | 'monoisotopic';
  error: string;
  errorUnit: 'Da' | 'ppm';
  /** The mass that the paper itself calculates. */
  calculated: string;
  purity: string;
  purityMethod: '' | 'hplc' | 'other';
  amount: string;
  amountUnit: MassUnit;
  amountOf: '' | 'powder' | 'peptide';
  content: string;
  water: string;
  counterIon: string;
  endotoxin: string;
  endotoxinUnit: 'EU/mg' | 'EU/vial';
  lot: string;
  vialLot: string;
  made: string;
  tested: string;
};

export const emptyCertificate: CertificateInputs = {
  substance: '',
  chain: '',
  mass: '',
  massAs: 'mass',
  charge: '1',
  kind: '',
  error: '',
  errorUnit: 'Da',
  calculated: '',
  purity: '',
  purityMethod: '',
  amount: '',
  amountUnit: 'mg',
  amountOf: '',
  content: '',
  water: '',
  counterIon: '',
  endotoxin: '',
  endotoxinUnit: 'EU/mg',
  lot: '',
  vialLot: '',
  made: '',
  tested: '',
};

const DALTON = /\s*(?:da|daltons?|amu|u|g\/mol)$/i;
const PERCENT = /\s*%$/;

/** Removes a unit typed after a number, if it is the unit of that field. */
export function withoutUnits(inputs: CertificateInputs): CertificateInputs {
  const cut = (field: keyof CertificateInputs, unit: RegExp) => [
    field,
    inputs[field].trim().replace(unit, ''),
  ];
  const [, per] = inputs.endotoxinUnit.split('/');
  return {
    ...inputs,
    ...Object.fromEntries([
      cut('mass', DALTON),
      cut('calculated', DALTON),
      ...(['purity', 'content', 'water', 'counterIon'] as const).map((field) =>
        cut(field, PERCENT),
      ),
      cut('amount', new RegExp(`\\s*${inputs.amountUnit}$`, 'i')),
      cut('endotoxin', new RegExp(`\\s*[ei]u\\s*/\\s*${per}$`, 'i')),
    ]),
  };
}
