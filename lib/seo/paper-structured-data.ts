import { formatReference } from '@/lib/references/format-reference';
import { paperPath } from '@/lib/references/paper-path';
import { getReferenceLinks } from '@/lib/references/reference-links';
import type { Reference } from '@/lib/references/references';
import { describePage } from './structured-data';
import { getIdentifiers, getWorkType } from './work-structured-data';

/** schema.org WebPage of a paper's page, which states only what the record of the paper does. */
export function getPaperPageData(reference: Reference, description: string) {
  const { title } = formatReference(reference);
  return {
    ...describePage({ title, description, path: paperPath(reference.id) }),
    '@type': 'WebPage',
    mainEntity: getWork(reference),
  };
}

function getWork(reference: Reference) {
  const { author, issued, page, PMCID, DOI, PMID } = reference;
  const { title } = formatReference(reference);
  const links = getReferenceLinks(reference).map(({ href }) => href);
  const type = getWorkType(reference);
  const container = getContainer(reference);
  return {
    '@type': type,
    name: title,
    headline: title,
    // schema.org cannot express that a list of authors is incomplete.
    ...(author.length > 0 && { author: author.map(getAuthor) }),
    ...(issued && { datePublished: formatDate(issued['date-parts'][0]) }),
    ...(container && { isPartOf: container }),
    ...(page && type !== 'WebPage' && { pagination: page }),
    ...getIdentifiers({ DOI, PMID, PMCID }),
    ...(links.length > 0 && { sameAs: links }),
    ...(PMCID && { isAccessibleForFree: true }),
  };
}

/** Where a work was published: issue in volume in journal, as far as the record states them. */
function getContainer({ type, volume, issue, ...rest }: Reference): object | undefined {
  const journal = rest['container-title'];
  const parts = [
    type === 'article-journal' && journal && { '@type': 'Periodical', name: journal },
    volume && { '@type': 'PublicationVolume', volumeNumber: volume },
    issue && { '@type': 'PublicationIssue', issueNumber: issue },
  ];
  return parts.reduce<object | undefined>(
    (whole, part) => (part ? { ...part, ...(whole && { isPartOf: whole }) } : whole),
    undefined,
  );
}

function getAuthor(author: Reference['author'][number]) {
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
function formatDate(parts: readonly number[]): string {
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
