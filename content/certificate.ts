/** The worked example that the page starts with. Nothing of it was measured. */
export const certificateExample = {
  substance: 'bpc-157',
  mass: '1419.6',
  kind: 'average',
  purity: '98.2',
  purityMethod: 'hplc',
  amount: '5',
  amountOf: 'powder',
  content: '84',
  water: '6',
  counterIon: '10',
  lot: 'EX-001',
  vialLot: 'EX-001',
  made: '2026-05-03',
  tested: '2026-05-09',
} as const;

/** Where each field of the form stands on the drawn example, by its number there. */
export const certificatePlaces = [
  'Product and sequence: what it is said to be, with ends and bound groups.',
  'Amount: of powder, or of peptide? The two differ by the water and salt in it.',
  'Lot: the same on paper and vial. Made on, tested on.',
  'Mass calculated: what the sequence should weigh. Average or monoisotopic?',
  'Mass found, or m/z with the charge: what the instrument showed.',
  'Purity with its method: a share of peaks.',
  'Net peptide content, water, counter-ion: shares of weight.',
  'Endotoxin, with its unit.',
] as const;

/** How the comparison works, and what it cannot do. */
export const certificateMethod = [
  'Masses follow from the atoms of the chain (standard atomic weights of 2021, isotopes of the atomic mass evaluation 2020). Of 1,000 generated certificates, with faults planted in the structure and weighed by an independent library, every fault was told and no right mass refused.',
  'From an m/z the mass is worked out as m/z × charge, less one proton (1.00728 Da) for each charge. An error that is typed counts as often as the charge.',
  'Where no error is given, 0.5 Da is allowed for. Half of the last printed digit is added to a typed one, and one part in 100,000 for older tables of atomic weights.',
  '"Fits" means that nothing else we look for weighs as much. "Cannot tell" means that two molecules do, or that the number fits only if it is read in another way. "Does not fit" means that the substance itself is ruled out, if the number is true.',
  'The neighbours we look for: salts, dimers, changed ends, open or extra bridges, oxygen, deamidation, water lost, one residue missing or doubled, a bound group left out, and each substance of the library. A molecule outside this list is not named.',
  'A mass that fits is not proof. It cannot tell one order of residues from another, or mirror images, and nothing here examines the vial itself: a true paper may come with another powder.',
] as const;

/** The publications behind what is said of limits, by what it is about. */
export const certificateSources = {
  impurities: 'fda-2021-synthetic-peptide-generics',
  research: 'despiegeleer-2008-obestatin-purity',
  endotoxin: 'usp-85-endotoxins',
} as const;

/** Limits that were read in a source, for medicines and for reagents of a laboratory. */
export const certificateLimits: readonly {
  what: string;
  medicine: string;
  reagent: string;
  sources: readonly (keyof typeof certificateSources)[];
}[] = [
  {
    what: 'One impurity',
    medicine: 'No new peptide-related one above 0.5% in a copy of an approved peptide (US)',
    reagent: 'One study called more than 1% unfit for research',
    sources: ['impurities', 'research'],
  },
  {
    what: 'Purity in all',
    medicine: 'Set for each medicine by itself',
    reagent: 'The same study called less than 95% unfit for research',
    sources: ['research'],
  },
  {
    what: 'Endotoxin',
    medicine: 'Set from 5 units for each kg of body weight, except into the spine (US)',
    reagent: 'None that we have read',
    sources: ['endotoxin'],
  },
];
