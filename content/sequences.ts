/**
 * Sequences in one-letter code that drawings show as themselves, by the name that tags and slugs use.
 * The records of content/peptides take theirs from here and add what was changed, such as the acetyl
 * group of TB-500; other sequences stand in their records.
 */
export const sequences = {
  'bpc-157': { name: 'BPC-157', residues: 'GEPPPGKPADDAGLV' },
  // UniProt P62328 without its initiator methionine; residues 17 to 23 are TB-500.
  'thymosin-beta-4': {
    name: 'thymosin beta-4',
    residues: 'SDKPDMAEIEKFDKSKLKKTETQEKNPLPSKETIEQEKQAGES',
  },
  'tb-500': { name: 'TB-500', residues: 'LKKTETQ' },
  'ghk-cu': { name: 'GHK', residues: 'GHK' },
  epithalon: { name: 'epithalon', residues: 'AEDG' },
  'mots-c': { name: 'MOTS-c', residues: 'MRWQEMGYIFYPRKLR' },
  'aod-9604': { name: 'AOD-9604', residues: 'YLRIVQCRSVEGSCGF' },
  selank: { name: 'selank', residues: 'TKPRPGP' },
  semax: { name: 'semax', residues: 'MEHFPGP' },
  sermorelin: { name: 'sermorelin', residues: 'YADAIFTNSYRKVLGQLSARKLLQDIMSR' },
  'glp-1': { name: 'GLP-1', residues: 'HAEGTFTSDVSSYLEGQAAKEFIAWLVKGR' },
} as const satisfies Record<string, { name: string; residues: string }>;
