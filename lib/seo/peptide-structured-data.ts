import type { PeptideRecord } from '@/content/peptides/types';
import { site } from '@/content/site';
import { formatFormula } from '@/lib/chemistry/formula';
import { getAtoms, getMass } from '@/lib/peptides/molecule-facts';
import { toAbsoluteUrl } from './site-url';
import { describePage } from './structured-data';

/** What a peptide page states for search engines: the page, and the molecule where it is one. */
export function toPeptidePageData(peptide: PeptideRecord) {
  const { slug, name, subtitle } = peptide;
  return {
    ...describePage({ title: name, description: subtitle }, `/peptides/${slug}`),
    '@type': 'WebPage',
    isPartOf: { '@type': 'WebSite', name: site.name, url: toAbsoluteUrl('/') },
    ...toAbout(peptide),
  };
}

function toAbout({ name, molecule }: PeptideRecord) {
  if (molecule.kind !== 'peptide' && molecule.kind !== 'small molecule') return {};
  return {
    about: {
      '@type': 'MolecularEntity',
      name,
      molecularFormula: formatFormula(getAtoms(molecule)),
      molecularWeight: `${getMass(molecule, 'average').toFixed(2)} g/mol`,
      monoisotopicMolecularWeight: `${getMass(molecule, 'monoisotopic').toFixed(4)} Da`,
    },
  };
}
