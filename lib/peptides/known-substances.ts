import type { KnownSubstance } from '@/lib/certificate/check-certificate';
import { formatChain } from '@/lib/chemistry/chain-notation';
import { formatFormula, toMass } from '@/lib/chemistry/formula';
import { getAtoms } from './molecule-facts';
import { getPeptides, peptidePath } from './peptides';

/** Returns the library's single molecules, sorted by name; blends and extracts have no mass of their own. */
export function getKnownSubstances(): KnownSubstance[] {
  return getPeptides()
    .flatMap(({ slug, name, molecule }): KnownSubstance[] => {
      if (molecule.kind !== 'peptide' && molecule.kind !== 'small molecule') return [];
      const atoms = getAtoms(molecule);
      const chain = molecule.kind === 'peptide' ? formatChain(molecule) : null;
      return [
        {
          slug,
          name,
          href: peptidePath(slug),
          formula: formatFormula(atoms),
          average: toMass(atoms, 'average'),
          monoisotopic: toMass(atoms, 'monoisotopic'),
          ...(chain !== null && { chain }),
          ...(molecule.kind === 'peptide' && molecule.complex && { complex: molecule.complex }),
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
