import { toHelm } from '@/lib/chemistry/helm';
import { parseSequence } from '@/lib/chemistry/residues';
import { toSmiles } from '@/lib/chemistry/smiles';
import type { PeptideRecord } from '@/lib/records/peptides';

/** An identifier with the page that it opens, where it opens one, and where and when it was read. */
export type Identifier = {
  value: string;
  /** Addresses where it was read. */
  sources: readonly string[];
  /** What a reader must know beside it. */
  note?: string;
  kind: IdentifierKind;
  name: string;
  href?: string;
  seen: string;
};

export type IdentifierKind = Exclude<keyof NonNullable<PeptideRecord['identity']>, 'form' | 'seen'>;

/** Everything that names a molecule: what others gave it, and what is written from its chain. */
export type Identity = {
  identifiers: readonly Identifier[];
  /** One letter a residue, X for what is outside the twenty L-amino acids. */
  letters: string | null;
  helm: string | null;
  /** Computed from the chain, stereochemistry included; what is bound to the chain is left out. */
  smiles: string | null;
};

const KINDS: readonly { kind: IdentifierKind; name: string; page?: string }[] = [
  { kind: 'pubchem', name: 'PubChem CID', page: 'https://pubchem.ncbi.nlm.nih.gov/compound/' },
  { kind: 'inchiKey', name: 'InChIKey' },
  { kind: 'cas', name: 'CAS number' },
  { kind: 'uniprot', name: 'UniProt', page: 'https://www.uniprot.org/uniprotkb/' },
];

/** The identity of a record; blends and mixtures have nothing of it, since they are no single molecule. */
export function toIdentity({ identity, molecule }: PeptideRecord): Identity {
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

/** A sequence with one letter a residue: X stands for whatever is outside the twenty L-amino acids. */
export function toLetters(sequence: string): string {
  return parseSequence(sequence)
    .map(({ code, class: residueClass }) => (residueClass === null ? 'X' : code))
    .join('');
}
