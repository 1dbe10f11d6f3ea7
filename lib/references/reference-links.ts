import type { Reference } from './references';

/** A place where a publication can be read. */
export type ReferenceLink = {
  href: string;
  /** What kind of place it is, where the number stands beside it: 'DOI', 'Free full text'. */
  kind: 'Free full text' | 'DOI' | 'PubMed' | 'Page';
  /** The number or host alone: '10.1056/x', 'PMC1', 'example.org'. */
  text: string;
  /** What the link is called in a list: 'doi:10.1056/x', 'Free full text (PMC1)', 'PMID 2', 'example.org'. */
  label: string;
  /** What it is called aloud where the label alone would not tell it from others of the same site. */
  name?: string;
};

/**
 * Where a record can be read: the free full text first, then DOI, PMID and a plain address that is none of them; an
 * empty list where none is known.
 */
export function getReferenceLinks({ PMCID, DOI, PMID, URL, title }: Reference): ReferenceLink[] {
  const link = (
    kind: ReferenceLink['kind'],
    text: string | undefined,
    to: Omit<ReferenceLink, 'kind' | 'text'>,
  ) => (text ? [{ kind, text, ...to }] : []);
  const links = [
    ...link('Free full text', PMCID, {
      href: `https://pmc.ncbi.nlm.nih.gov/articles/${PMCID}/`,
      label: `Free full text (${PMCID})`,
    }),
    ...link('DOI', DOI, { href: `https://doi.org/${DOI}`, label: `doi:${DOI}` }),
    ...link('PubMed', PMID, {
      href: `https://pubmed.ncbi.nlm.nih.gov/${PMID}/`,
      label: `PMID ${PMID}`,
    }),
  ];
  if (!URL || links.some(({ href }) => getHost(href) === getHost(URL))) return links;
  const host = getHost(URL).replace(/^www\./, '');
  return [
    ...links,
    { href: URL, kind: 'Page', text: host, label: host, name: `${host}: ${title}` },
  ];
}

/** Those that a list of references shows: an address of its own only where no number leads to the work. */
export function getListLinks(reference: Reference): ReferenceLink[] {
  const links = getReferenceLinks(reference);
  return links.length > 1 ? links.filter(({ kind }) => kind !== 'Page') : links;
}

/** Said in place of links where a record holds none. */
export const NO_LINK = 'No link is known';

function getHost(address: string): string {
  return new globalThis.URL(address).hostname;
}
