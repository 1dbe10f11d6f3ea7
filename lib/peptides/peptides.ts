import { libraryCategories, productCategories } from '@/content/categories';
import { memoise } from '@/lib/content/memoise';
import { toCardStatus } from '@/lib/evidence/status-strip';
import { productRecords } from '@/lib/records/library';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';

const bySlug = memoise(
  'peptides-by-slug',
  (): ReadonlyMap<string, PeptideRecord> =>
    new Map(peptideRecords.get().map((peptide) => [peptide.slug, peptide])),
);

/** All records: products in their order, then the rest in content order. The content check reports wrong ids. */
export const getPeptides = memoise('peptides-in-order', (): readonly PeptideRecord[] => {
  const listed = productRecords.get().flatMap(({ id }) => bySlug().get(id) ?? []);
  return [...new Set([...listed, ...peptideRecords.get()])];
});

const MOST_RELATED = 4;

/**
 * Returns the category that a record is shown under: its library category on library pages, if it has one, else its
 * product category. Each place takes both label and colour from it.
 */
export function toShownCategory(
  { category, library }: Pick<PeptideRecord, 'category' | 'library'>,
  list: 'products' | 'library',
) {
  const own = list === 'library' && libraryCategories.find(({ id }) => id === library?.category);
  return own || productCategories.find(({ id }) => id === category) || productCategories[0];
}

/** A card of /products. */
export type Product = ReturnType<typeof getProducts>[number];

/** The address of a record's page. */
export function peptidePath(slug: string): string {
  return `/peptides/${slug}`;
}

/** Returns the path of the sheet with what the labels of a substance say. */
export function sheetPath(slug: string): string {
  return `${peptidePath(slug)}/before-use`;
}

/** Returns the record of a slug; undefined for an unknown one, which a URL may hold. */
export function getPeptide(slug: string): PeptideRecord | undefined {
  return bySlug().get(slug);
}

/** Returns the record of a slug that our own content names. Throws if there is none. */
export function requirePeptide(slug: string): PeptideRecord {
  const peptide = bySlug().get(slug);
  if (!peptide) throw new Error(`content/peptides: no record has the slug "${slug}"`);
  return peptide;
}

/** Returns the records before and after a record in list order; undefined at either end. Throws on an unknown slug. */
export function getNeighbours(slug: string): {
  previous: PeptideRecord | undefined;
  next: PeptideRecord | undefined;
} {
  const all = getPeptides();
  const index = all.indexOf(requirePeptide(slug));
  return { previous: all[index - 1], next: all[index + 1] };
}

/** Returns up to four related products: those the record names, else others of its category. */
export function getRelatedProducts(peptide: PeptideRecord): Product[] {
  const all = getProducts();
  const related = peptide.related
    ? all.filter(({ id }) => peptide.related?.includes(id))
    : all.filter(({ id, category }) => category.id === peptide.category && id !== peptide.slug);
  return related.slice(0, MOST_RELATED);
}

/** The cards of /products, in their order. `dosage` is the vial's content ('10 mg') or the form it comes in. */
export function getProducts() {
  return productRecords.get().map(({ id, description }) => {
    const peptide = requirePeptide(id);
    const { name, reconstitution } = peptide;
    const dosage =
      'form' in reconstitution ? reconstitution.form : `${reconstitution.vialMg}\u00a0mg`;
    return {
      id,
      name,
      category: toShownCategory(peptide, 'products'),
      dosage,
      description,
      status: toCardStatus(peptide),
    };
  });
}
