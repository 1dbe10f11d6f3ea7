/** The address of a peptide from its name: lower case, spaces to dashes, '+' to '-plus' ('NAD+' → 'nad-plus'). */
export function toPeptideSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-').replaceAll('+', '-plus');
}
