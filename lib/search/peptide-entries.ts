import type { PeptideRecord } from '@/content/peptides/types';
import { toShownCategory } from '@/lib/peptides/categories';
import { getLibraryCategory } from '@/lib/peptides/library';
import { toPeptideText } from '@/lib/peptides/peptide-text';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import type { SearchEntry } from './entry';
import type { KnownName } from './known-names';

/** The records of the library; each is found by its code, its other names and the letters of its chain. */
export function toPeptideEntries(names: readonly KnownName[]): SearchEntry[] {
  return getPeptides().map((peptide) => {
    const address = peptidePath(peptide.slug);
    const category = peptide.library && getLibraryCategory(peptide.library.category);
    return {
      kind: 'peptide',
      label: 'Peptide',
      address,
      title: peptide.name,
      description: peptide.subtitle,
      names: [
        peptide.code,
        ...names
          .filter((name) => name.address === address && name.kind !== 'own')
          .flatMap(({ text, joined }) => [text, joined]),
        ...toLetters(peptide),
      ],
      tags: [
        toShownCategory(peptide, 'products').label,
        ...(category ? [category.label, peptide.library?.type ?? ''] : []),
      ],
      sections: [{ text: toPeptideText(peptide) }],
    };
  });
}

/** A chain as a reader types it: one letter a residue, an unusual one as X. */
function toLetters({ molecule }: PeptideRecord): string[] {
  if (molecule.kind !== 'peptide') return [];
  return [molecule.sequence.replace(/\[[^\]]*\]/g, 'X')];
}
