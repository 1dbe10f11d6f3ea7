/** Amounts in milligrams that the conversion table lists. */
export const listedMasses = ['0.05', '0.1', '0.25', '0.5', '1', '2', '5', '10', '30'] as const;

/** Volumes in millilitres that the conversion table lists. */
export const listedVolumes = ['0.01', '0.05', '0.1', '0.25', '0.3', '0.5', '1'] as const;

/** The twenty amino acids of proteins by one-letter code, in the order of their names. */
export const aminoAcidOrder = 'ARNDCEQGHILKMFPSTWYV';

/**
 * pKa of side chains: the EMBOSS set (file Epk.dat of EMBOSS 6; Rice, Longden and Bleasby, Trends Genet
 * 2000;16:276-277, doi:10.1016/s0168-9525(00)02024-2).
 */
export const sideChainPka: Readonly<Record<string, string>> = {
  D: '3.9',
  E: '4.1',
  H: '6.5',
  C: '8.5',
  Y: '10.1',
  K: '10.8',
  R: '12.5',
};
