import type { Reference } from '@/lib/references/references';

/** A place where a publication can be read. */
export type PaperLink = { href: string; label: string; text: string };

/** Where a record can be read, the free full text first, then DOI, PMID and the plain address; none where none is known. */
export function toPaperLinks({ PMCID, DOI, PMID, URL }: Reference): PaperLink[] {
  const isOwnAddress = URL && !/^https:\/\/(?:doi\.org|pubmed\.ncbi|pmc\.ncbi)/.test(URL);
  return [
    ...(PMCID
      ? [
          {
            href: `https://pmc.ncbi.nlm.nih.gov/articles/${PMCID}/`,
            label: 'Free full text',
            text: PMCID,
          },
        ]
      : []),
    ...(DOI ? [{ href: `https://doi.org/${DOI}`, label: 'DOI', text: DOI }] : []),
    ...(PMID
      ? [{ href: `https://pubmed.ncbi.nlm.nih.gov/${PMID}/`, label: 'PubMed', text: PMID }]
      : []),
    ...(isOwnAddress
      ? [
          {
            href: URL,
            label: 'Page',
            text: new globalThis.URL(URL).hostname.replace(/^www\./, ''),
          },
        ]
      : []),
  ];
}
