import type { MassUnit } from '@/content/calculator';

/** What stands in the form, as typed. */
export type CertificateInputs = {
  /** A slug of the library, or '' for a chain that is typed. */
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
