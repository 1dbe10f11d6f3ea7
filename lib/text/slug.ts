/** Returns a peptide's slug from its name: lower case, spaces to dashes, '+' to '-plus' ('NAD+' → 'nad-plus'). */
export function toPeptideSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-').replaceAll('+', '-plus');
}
