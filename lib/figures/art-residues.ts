/** The six classes that colour a residue everywhere on the site (design guide, section 3). */
const CLASSES = {
  special: 'GP',
  hydrophobic: 'AVLIM',
  aromatic: 'FWY',
  polar: 'STNQC',
  positive: 'KRH',
  negative: 'DE',
} as const;

export type ResidueClass = keyof typeof CLASSES;

const residueClasses = [
  'special',
  'hydrophobic',
  'aromatic',
  'polar',
  'positive',
  'negative',
] as const;

/** Ink of outlines and letters on light grounds. */
export const INK = '#0f2023';

/** Fill and letter colour of a class in images, which cannot read the page's variables. */
export const residueColours: Record<ResidueClass, { fill: string; letter: string }> = {
  special: { fill: '#0c4f53', letter: '#ffffff' },
  hydrophobic: { fill: '#f3c95f', letter: INK },
  aromatic: { fill: '#d96a1c', letter: INK },
  polar: { fill: '#a2e5d5', letter: INK },
  positive: { fill: '#2ba3ea', letter: INK },
  negative: { fill: '#a45294', letter: '#ffffff' },
};

/** The class of an amino acid by its one-letter code; letters that are no amino acid count as special. */
export function toResidueClass(letter: string): ResidueClass {
  return residueClasses.find((name) => CLASSES[name].includes(letter)) ?? 'special';
}
