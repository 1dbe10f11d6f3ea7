import { formatReference } from '@/lib/references/format-reference';
import type { Reference } from '@/lib/references/references';

const TYPES: Record<Reference['type'], string> = {
  'article-journal': 'ScholarlyArticle',
  article: 'ScholarlyArticle',
  report: 'Report',
  webpage: 'WebPage',
};

/** The schema.org type of a work. */
export function getWorkType({ type }: Reference): string {
  return TYPES[type];
}

/** A cited work: its type and title, and its DOI, PMID or address if it has one. */
export function getCitedWork(reference: Reference) {
  const { title: name, link } = formatReference(reference);
  return { '@type': getWorkType(reference), name, ...(link && { sameAs: link.href }) };
}

/**
 * A cited work by its DOI, PMID or address alone, or by its title if it has none. For articles, which may cite many: 32
 * titles would exceed the page's size budget.
 */
export function getCitedNumber(reference: Reference) {
  const { title: name, link } = formatReference(reference);
  return { '@type': getWorkType(reference), ...(link ? { '@id': link.href } : { name }) };
}

/** The identifiers of a work, each with the register that issued it. */
export function getIdentifiers(numbers: Readonly<Record<string, string | undefined>>) {
  const identifier = Object.entries(numbers).flatMap(([propertyID, value]) =>
    value ? [{ '@type': 'PropertyValue', propertyID, value }] : [],
  );
  return identifier.length > 0 ? { identifier } : {};
}
