import { type LibraryCategoryId, libraryCategories } from '@/content/categories';
import { toCardStatus } from '@/lib/evidence/status-strip';
import { libraryRecord } from '@/lib/records/library';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import { requirePeptide } from './peptides';

export type LibraryCategory = (typeof libraryCategories)[number] & {
  title: string;
  description: string;
};

/** A card of a category page: what its search matches and what it shows. */
export type CategoryPeptide = ReturnType<typeof getCategoryPeptides>[number];

const POPULAR = 3;

/** Returns the category with an id; undefined for an unknown one, which a URL may hold. */
export function getLibraryCategory(id: string): LibraryCategory | undefined {
  return getLibraryCategories().find((category) => category.id === id);
}

/** The five categories with their texts. */
export function getLibraryCategories(): LibraryCategory[] {
  return libraryCategories.map((category) => ({
    ...category,
    ...libraryRecord.get().categories[category.id],
  }));
}

/** The peptides of a category as its page lists them. */
export function getCategoryPeptides(id: LibraryCategoryId) {
  return peptideRecords.get().flatMap((peptide) => {
    const { slug, name, benefits, library } = peptide;
    if (library?.category !== id) return [];
    const { type, duration } = library;
    return [{ slug, name, benefits, type, duration, status: toCardStatus(peptide) }];
  });
}

/** The library's category cards, each with its number of peptides and the first three names. */
export function getLibraryCards(): (LibraryCategory & { count: number; popular: string[] })[] {
  return getLibraryCategories().map((category) => {
    const members = getCategoryPeptides(category.id);
    const popular = members.slice(0, POPULAR).map(({ name }) => name);
    return { ...category, count: members.length, popular };
  });
}

/** The six peptides of the library's front page. */
export function getFeaturedPeptides(): { peptide: PeptideRecord; isTrending: boolean }[] {
  return libraryRecord.get().featured.map(({ slug, isTrending }) => ({
    peptide: requirePeptide(slug),
    isTrending,
  }));
}
