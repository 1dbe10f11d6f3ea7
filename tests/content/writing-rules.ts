/** Words that claim more than any study here shows. */
export const overclaims = /\b(?:heals|cures|boosts|detoxif\w+|miracle|guaranteed?|risk-free)\b/i;
