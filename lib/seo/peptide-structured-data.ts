import { site } from '@/content/site';
import { formatFormula } from '@/lib/chemistry/formula';
import { toLastChange } from '@/lib/content/review';
import { getStatus } from '@/lib/evidence/evidence';
import { type Identifier, toIdentity } from '@/lib/peptides/identity';
import { getAtoms, getMass } from '@/lib/peptides/molecule-facts';
import { peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { toAbsoluteUrl } from './site-url';
import { describePage, getLastReviewed, principles, publisher } from './structured-data';
import { getIdentifiers } from './work-structured-data';

/** schema.org WebPage of a peptide page, with the molecule or medicine that it is about. */
export function getPeptidePageData(peptide: PeptideRecord) {
  const { slug, name, subtitle, reviewedAt } = peptide;
  const changed = toLastChange(peptide);
  const about = getAbout(peptide);
  return {
    ...describePage({ title: name, description: subtitle, path: peptidePath(slug) }),
    '@type': 'WebPage',
    isPartOf: { '@type': 'WebSite', name: site.name, url: toAbsoluteUrl('/') },
    publisher: publisher(),
    ...principles(),
    ...(changed && { dateModified: changed }),
    ...getLastReviewed(reviewedAt),
    ...(about && { about }),
  };
}

/**
 * A MolecularEntity if it has one formula, a Drug if an approval is in force, or both. Undefined for blends and
 * mixtures without an approval.
 */
function getAbout(peptide: PeptideRecord) {
  const { slug, name, molecule, identity } = peptide;
  const isApproved = getStatus(slug)?.approvals.some(({ state }) => state === 'approved') ?? false;
  const isMolecule = molecule.kind === 'peptide' || molecule.kind === 'small molecule';
  const types = [...(isApproved ? ['Drug'] : []), ...(isMolecule ? ['MolecularEntity'] : [])];
  if (types.length === 0) return undefined;
  const own = { '@type': types.length === 1 ? types[0] : types, name };
  if (!isMolecule) return own;
  return {
    ...own,
    molecularFormula: formatFormula(getAtoms(molecule)),
    molecularWeight: `${getMass(molecule, 'average').toFixed(2)} g/mol`,
    monoisotopicMolecularWeight: `${getMass(molecule, 'monoisotopic').toFixed(4)} Da`,
    // Registry numbers of another form, such as a salt, do not identify the molecule.
    ...(!identity?.form && getRegistered(toIdentity(peptide).identifiers)),
  };
}

/**
 * The registry numbers of the molecule itself. UniProt's identifies the protein that a chain is cut from, so it is left
 * out here.
 */
function getRegistered(identifiers: readonly Identifier[]) {
  // An identifier with a note is of something that differs from the molecule.
  const find = (wanted: Identifier['kind']) =>
    identifiers.find(({ kind, note }) => kind === wanted && !note);
  const [pubchem, key, cas] = [find('pubchem'), find('inchiKey'), find('cas')];
  return {
    ...(key && { inChIKey: key.value }),
    ...getIdentifiers({ 'PubChem CID': pubchem?.value, CAS: cas?.value }),
    ...(pubchem?.href && { sameAs: pubchem.href }),
  };
}
