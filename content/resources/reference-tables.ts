/** Amounts in milligrams that the conversion table lists. */
export const listedMasses = ['0.05', '0.1', '0.25', '0.5', '1', '2', '5', '10', '30'] as const;

/** Volumes in millilitres that the conversion table lists. */
export const listedVolumes = ['0.01', '0.05', '0.1', '0.25', '0.3', '0.5', '1'] as const;
