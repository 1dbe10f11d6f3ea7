import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatFormula } from '@/lib/chemistry/formula';
import { toHelm } from '@/lib/chemistry/helm';
import { toIdentityAnswer, toIdentityFile, toIdentityParams } from '@/lib/figures/identity-files';
import { toIdentity, toLetters } from '@/lib/peptides/identity';
import { getAtoms } from '@/lib/peptides/molecule-facts';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { peptideRecords } from '@/lib/records/peptides';
import { readStructure } from '@/tests/fixtures/openchemlib';
import { chain } from '@/tests/fixtures/peptides';

const entries = peptideRecords
  .get()
  .flatMap(({ slug, identity }) => (identity ? [[slug, identity] as const] : []));

/** Whether a CAS checksum is right: digits from the right times their place, summed, mod 10. */
function isCas(text: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(text)) return false;
  const [check = 0, ...digits] = [...text.replaceAll('-', '')].reverse().map(Number);
  return digits.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
}

/** The accession format that UniProt documents. */
const UNIPROT = /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})$/;

/**
 * Hashes of the SMILES whose InChIKeys, computed with the InChI library, equal the published ones. They detect a
 * changed chain with an unchanged key.
 */
const KEYED: Readonly<Record<string, string>> = {
  'ghrp-6': '8c92cbcde28e',
  hexarelin: '4f1669c115c9',
  liraglutide: 'ef05b69877ca',
  'bpc-157': 'e584bd4b33d9',
  oxytocin: 'e57c58754441',
  'thymosin-alpha-1': 'f4bb599d10f7',
  'pt-141': '907204d0ec8b',
  'melanotan-ii': '4bcdea8cb6e3',
  afamelanotide: 'd2bac8d3ee7e',
  glutathione: 'c4218fe51fa1',
};

test.each(entries)('%s has valid identifiers, which fit its structure', (slug, identity) => {
  const { pubchem, inchiKey, cas, uniprot } = identity;
  if (cas) expect(isCas(cas.value), cas.value).toBe(true);
  if (pubchem) expect(pubchem.value).toMatch(/^[1-9]\d*$/);
  if (uniprot) expect(uniprot.value).toMatch(UNIPROT);
  // Two sources confirm a PubChem number.
  const own = requirePeptide(slug).publishedMass?.source.match(/^PubChem CID (\d+)/)?.[1];
  if (own && pubchem) expect(pubchem.value).toBe(own);
  if (pubchem && !own) expect(pubchem.sources.length).toBeGreaterThan(1);
  if (!inchiKey) return;
  expect(inchiKey.value).toMatch(/^[A-Z]{14}-[A-Z]{8}SA-N$/);
  const { smiles } = toIdentity(requirePeptide(slug));
  const hash = createHash('sha256').update(smiles ?? '');
  expect(hash.digest('hex').slice(0, 12)).toBe(KEYED[slug]);
});

test('blends and mixtures have no identity of their own', () => {
  for (const slug of ['cerebrolysin', 'bpc-157-tb-500']) {
    const none = { identifiers: [], letters: null, helm: null, smiles: null };
    expect(toIdentity(requirePeptide(slug))).toEqual(none);
  }
});

test('a small molecule with a structure has the formula of its record', () => {
  const { smiles } = toIdentity(requirePeptide('glutathione'));
  const { molecule } = requirePeptide('glutathione');
  if (molecule.kind !== 'small molecule') throw new Error('expected a small molecule');
  expect(readStructure(smiles ?? '').formula).toBe(formatFormula(getAtoms(molecule)));
});

test('HELM has ends, D-residues and bridges, and is null if a part has no name', () => {
  const helmOf = (slug: string) => toIdentity(requirePeptide(slug)).helm;
  expect(helmOf('ara-290')).toBe('PEPTIDE1{[Glp].E.Q.L.E.R.A.L.N.S.S}$$$$V2.0');
  expect(helmOf('pt-141')).toBe(
    'PEPTIDE1{[ac].[Nle].D.H.[dF].R.W.K}$PEPTIDE1,PEPTIDE1,3:R3-8:R3$$$V2.0',
  );
  expect(helmOf('oxytocin')).toBe(
    'PEPTIDE1{C.Y.I.Q.N.C.P.L.G.[am]}$PEPTIDE1,PEPTIDE1,1:R3-6:R3$$$V2.0',
  );
  for (const slug of ['semaglutide', 'tesamorelin', 'ss-31', 'retatrutide']) {
    expect(helmOf(slug), slug).toBeNull();
  }
  expect(toHelm(chain('RGD[D-Phe]V', { isCyclic: true }))).toBe(
    'PEPTIDE1{R.G.D.[dF].V}$PEPTIDE1,PEPTIDE1,5:R2-1:R1$$$V2.0',
  );
});

test('one letter per residue, and X for residues outside the standard twenty', () => {
  expect(toLetters('H[Aib]E[D-Trp]')).toBe('HXEX');
});

test('the files describe their content, and exist only for chains and structures', async () => {
  const fasta = toIdentityFile(requirePeptide('igf-1'), 'sequence.fasta') ?? '';
  const [header, first, second] = fasta.split('\n');
  expect(header).toMatch(
    /^>igf-1 IGF-1 \[Amide Academy\] Disulfide bridge a between Cys6 and Cys48\./,
  );
  expect([first?.length, second?.length]).toEqual([60, 10]);
  const smiles = toIdentityFile(requirePeptide('bpc-157'), 'structure.smi') ?? '';
  expect(smiles).toMatch(
    /^\S+ BPC-157, computed from the sequence \(Amide Academy, \/peptides\/bpc-157\)\n$/,
  );
  const count = (isOne: (peptide: PeptideRecord) => boolean) => getPeptides().filter(isOne).length;
  const chains = count(({ molecule }) => molecule.kind === 'peptide');
  expect(toIdentityParams('sequence.svg')).toHaveLength(chains);
  expect(toIdentityParams('sequence.fasta')).toHaveLength(chains);
  expect(toIdentityParams('structure.smi')).toHaveLength(chains + 1);
  expect(toIdentityAnswer('bpc-157', 'sequence.svg').headers.get('content-type')).toBe(
    'image/svg+xml',
  );
  const none = toIdentityAnswer('cerebrolysin', 'sequence.fasta');
  expect([none.status, await none.text()]).toEqual([404, 'Not found']);
});
