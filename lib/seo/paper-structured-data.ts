import { formatReference } from '@/lib/references/format-reference';
import { toPaperPath } from '@/lib/references/paper-path';
import type { Reference } from '@/lib/references/references';
import { toPaperLinks } from '@/lib/resources/paper-links';
import { describePage } from './structured-data';

const TYPES: Record<Reference['type'], string> = {
  'article-journal': 'ScholarlyArticle',
  article: 'ScholarlyArticle',
  report: 'Report',
  webpage: 'WebPage',
};

/** schema.org WebPage of a paper's page, about the work as its record has it and nothing beyond. */
export function toPaperPageData(reference: Reference, description: string) {
  const { title } = formatReference(reference);
  return {
    ...describePage({ title, description }, toPaperPath(reference.id)),
    '@type': 'WebPage',
    mainEntity: toWork(reference),
  };
}

function toWork(reference: Reference) {
  const { author, issued, volume, issue, page, PMCID, DOI, PMID } = reference;
  const { title } = formatReference(reference);
  const journal = reference['container-title'];
  const identifiers = [
    ...(DOI ? [{ '@type': 'PropertyValue', propertyID: 'DOI', value: DOI }] : []),
    ...(PMID ? [{ '@type': 'PropertyValue', propertyID: 'PMID', value: PMID }] : []),
  ];
  const links = toPaperLinks(reference).map(({ href }) => href);
  return {
    '@type': TYPES[reference.type],
    name: title,
    headline: title,
    // A record that names some of its authors only says so nowhere in schema.org: those named are true.
    ...(author.length > 0 && { author: author.map(toAuthor) }),
    ...(issued && { datePublished: toDate(issued['date-parts'][0]) }),
    ...(journal &&
      reference.type === 'article-journal' && {
        isPartOf: { '@type': 'Periodical', name: journal },
      }),
    ...(volume && { volumeNumber: volume }),
    ...(issue && { issueNumber: issue }),
    ...(page && { pagination: page }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
    ...(links.length > 0 && { sameAs: links }),
    ...(PMCID && { isAccessibleForFree: true }),
  };
}

function toAuthor(author: Reference['author'][number]) {
  return 'literal' in author
    ? { '@type': 'Organization', name: author.literal }
    : {
        '@type': 'Person',
        familyName: author.family,
        ...(author.given && { givenName: author.given }),
        name: [author.given, author.family].filter(Boolean).join(' '),
      };
}

/** [2021, 3] → '2021-03'. */
function toDate(parts: readonly number[]): string {
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
