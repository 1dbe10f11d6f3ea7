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

/** What a peptide page states for search engines: the page, and the molecule or medicine that it is about. */
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
 * A molecule of one formula, a medicine where an approval of it stands, both where both are so; nothing for blends and
 * mixtures that nobody approved.
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
    // Numbers of another form, such as a salt, are not its own.
    ...(!identity?.form && getRegistered(toIdentity(peptide).identifiers)),
  };
}

/**
 * The numbers under which the molecule itself is registered. UniProt's is that of the protein that a chain is cut
 * from, so it is left to the page.
 */
function getRegistered(identifiers: readonly Identifier[]) {
  // A note says how what is registered differs from the molecule here.
  const find = (wanted: Identifier['kind']) =>
    identifiers.find(({ kind, note }) => kind === wanted && !note);
  const [pubchem, key, cas] = [find('pubchem'), find('inchiKey'), find('cas')];
  return {
    ...(key && { inChIKey: key.value }),
    ...getIdentifiers({ 'PubChem CID': pubchem?.value, CAS: cas?.value }),
    ...(pubchem?.href && { sameAs: pubchem.href }),
  };
}
