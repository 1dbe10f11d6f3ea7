import type { Reference } from './references';

/** A place where a publication can be read. */
export type ReferenceLink = {
  href: string;
  /** The kind of place, shown beside `text`: 'DOI', 'Free full text'. */
  kind: 'Free full text' | 'DOI' | 'PubMed' | 'Page';
  /** The number or host alone: '10.1056/x', 'PMC1', 'example.org'. */
  text: string;
  /** The link text in a list: 'doi:10.1056/x', 'Free full text (PMC1)', 'PMID 2', 'example.org'. */
  label: string;
  /** The accessible name, if the label alone would be the same for other links to that site. */
  name?: string;
};

/**
 * Returns where a record can be read: the free full text first, then DOI, PubMed and a URL on another host; an empty
 * list if nothing is known.
 */
export function getReferenceLinks({ PMCID, DOI, PMID, URL, title }: Reference): ReferenceLink[] {
  const link = (
    kind: ReferenceLink['kind'],
    text: string | undefined,
    href: string,
    label: string,
  ): ReferenceLink[] => (text ? [{ kind, text, href, label }] : []);
  const fullText = `https://pmc.ncbi.nlm.nih.gov/articles/${PMCID}/`;
  const links = [
    ...link('Free full text', PMCID, fullText, `Free full text (${PMCID})`),
    ...link('DOI', DOI, `https://doi.org/${DOI}`, `doi:${DOI}`),
    ...link('PubMed', PMID, `https://pubmed.ncbi.nlm.nih.gov/${PMID}/`, `PMID ${PMID}`),
  ];
  if (!URL || links.some(({ href }) => getHost(href) === getHost(URL))) return links;
  const host = getHost(URL).replace(/^www\./, '');
  return [
    ...links,
    { href: URL, kind: 'Page', text: host, label: host, name: `${host}: ${title}` },
  ];
}

/** The links that a list of references shows: the URL on another host only if it is the sole link. */
export function getListLinks(reference: Reference): ReferenceLink[] {
  const links = getReferenceLinks(reference);
  return links.length > 1 ? links.filter(({ kind }) => kind !== 'Page') : links;
}

/** Shown instead of links if a record has none. */
export const NO_LINK = 'No link is known';

function getHost(address: string): string {
  return new globalThis.URL(address).hostname;
}
