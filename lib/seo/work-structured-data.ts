import { formatReference } from '@/lib/references/format-reference';
import type { Reference } from '@/lib/references/references';

const TYPES: Record<Reference['type'], string> = {
  'article-journal': 'ScholarlyArticle',
  article: 'ScholarlyArticle',
  report: 'Report',
  webpage: 'WebPage',
};

/** schema.org's type of a work. */
export function getWorkType({ type }: Reference): string {
  return TYPES[type];
}

/** A work that a page cites: what it is, its title, and its DOI, PMID or address where one is known. */
export function getCitedWork(reference: Reference) {
  const { title: name, link } = formatReference(reference);
  return { '@type': getWorkType(reference), name, ...(link && { sameAs: link.href }) };
}

/**
 * A work among the many of an article: by its DOI, PMID or address alone, since 32 titles would weigh more than the
 * article has room for; by its title where it has none of them.
 */
export function getCitedNumber(reference: Reference) {
  const { title: name, link } = formatReference(reference);
  return { '@type': getWorkType(reference), ...(link ? { '@id': link.href } : { name }) };
}

/** The numbers that a work is known by, each with the register that gave it. */
export function getIdentifiers(numbers: Readonly<Record<string, string | undefined>>) {
  const identifier = Object.entries(numbers).flatMap(([propertyID, value]) =>
    value ? [{ '@type': 'PropertyValue', propertyID, value }] : [],
  );
  return identifier.length > 0 ? { identifier } : {};
}
