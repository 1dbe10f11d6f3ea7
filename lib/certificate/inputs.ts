import type { MassUnit } from '@/content/calculator';
import { type FieldError, trimTyped } from '@/lib/calculator/read-decimal';

/** The texts of the form. `substance` is a slug of the library, or '' if a chain is typed. */
const emptyTexts = {
  substance: '',
  chain: '',
  mass: '',
  charge: '1',
  error: '',
  /** The mass that the paper itself calculates. */
  calculated: '',
  purity: '',
  amount: '',
  content: '',
  water: '',
  counterIon: '',
  endotoxin: '',
  lot: '',
  vialLot: '',
  made: '',
  tested: '',
};

type Choices = {
  massAs: 'mass' | 'mz';
  kind: '' | 'average' | 'monoisotopic';
  errorUnit: 'Da' | 'ppm';
  purityMethod: '' | 'hplc' | 'other';
  amountUnit: MassUnit;
  amountOf: '' | 'powder' | 'peptide';
  endotoxinUnit: 'EU/mg' | 'EU/vial';
};

/** The values of the form: the texts as typed, and the choices. */
export type CertificateInputs = typeof emptyTexts & Choices;

export type CertificateErrors = Partial<Record<keyof CertificateInputs, FieldError>>;

export const emptyCertificate: CertificateInputs = {
  ...emptyTexts,
  massAs: 'mass',
  kind: '',
  errorUnit: 'Da',
  purityMethod: '',
  amountUnit: 'mg',
  amountOf: '',
  endotoxinUnit: 'EU/mg',
};

/** Fields that hold a percentage. */
export const shares = ['purity', 'content', 'water', 'counterIon'] as const;

const DALTON = /\s*(?:da|daltons?|amu|u|g\/mol)$/i;
const PERCENT = /\s*%$/;

/** Removes a unit typed after a number, if it is the unit of that field. */
export function withoutUnits(inputs: CertificateInputs): CertificateInputs {
  const cut = (field: keyof CertificateInputs, unit: RegExp) => [
    field,
    trimTyped(inputs[field]).replace(unit, ''),
  ];
  const [, per] = inputs.endotoxinUnit.split('/');
  return {
    ...inputs,
    ...Object.fromEntries([
      cut('mass', DALTON),
      cut('calculated', DALTON),
      ...shares.map((field) => cut(field, PERCENT)),
      cut('amount', new RegExp(`\\s*${inputs.amountUnit}$`, 'i')),
      cut('endotoxin', new RegExp(`\\s*[ei]u\\s*/\\s*${per}$`, 'i')),
    ]),
  };
}
