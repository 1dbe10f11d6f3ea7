import { toHelm } from '@/lib/chemistry/helm';
import { parseSequence } from '@/lib/chemistry/residues';
import { toSmiles } from '@/lib/chemistry/smiles';
import type { PeptideRecord } from '@/lib/records/peptides';

/** An identifier, the page that it links to (if any), and where and when it was read. */
export type Identifier = ReturnType<typeof toIdentity>['identifiers'][number];

type IdentifierKind = Exclude<keyof NonNullable<PeptideRecord['identity']>, 'form' | 'seen'>;

const KINDS: readonly { kind: IdentifierKind; name: string; page?: string }[] = [
  { kind: 'pubchem', name: 'PubChem CID', page: 'https://pubchem.ncbi.nlm.nih.gov/compound/' },
  { kind: 'inchiKey', name: 'InChIKey' },
  { kind: 'cas', name: 'CAS number' },
  { kind: 'uniprot', name: 'UniProt', page: 'https://www.uniprot.org/uniprotkb/' },
];

/**
 * Returns a record's identifiers in databases and its notations: one letter per residue, HELM, and SMILES from the chain
 * with stereochemistry, without its complex, or of a small molecule as recorded. Blends and mixtures, which are not one
 * molecule, have no notations.
 */
export function toIdentity({ identity, molecule }: PeptideRecord) {
  const chain = molecule.kind === 'peptide' ? molecule : null;
  return {
    identifiers: KINDS.flatMap(({ kind, name, page }) => {
      const identifier = identity?.[kind];
      if (!identifier) return [];
      const href = page && `${page}${identifier.value}`;
      return [{ ...identifier, kind, name, href, seen: identity.seen }];
    }),
    letters: chain && toLetters(chain.sequence),
    helm: chain && toHelm(chain),
    smiles: chain
      ? toSmiles(chain)
      : (molecule.kind === 'small molecule' && molecule.smiles) || null,
  };
}

/** Returns a sequence with one letter per residue, X for any but the 20 standard L-amino acids. */
export function toLetters(sequence: string): string {
  return parseSequence(sequence)
    .map(({ code, class: residueClass }) => (residueClass === null ? 'X' : code))
    .join('');
}
