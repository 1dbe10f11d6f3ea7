import type { Reference } from './references';

/** A reference in the parts that a list sets in different type. */
export type FormattedReference = {
  /** 'Wilding JPH, Batterham RL, Calanna S, et al'. */
  authors: string;
  title: string;
  /** 'Journal not seen' where the record does not name it: nothing is filled in from memory. */
  journal: string;
  /** '2021;384:989-1002', or 'n.d.' when the record is undated. */
  detail: string;
  /** DOI before PMID before the plain address; none when the record has none of them. */
  link?: {
    href: string;
    label: string;
    /** What it is called aloud where the label alone would not tell it from others of the same site. */
    name?: string;
  };
  /** A preprint, company statement or registry entry, which no journal has reviewed. */
  isNotPeerReviewed: boolean;
};

/** A CSL-JSON record in the style of the US National Library of Medicine. A final full stop is left to the caller. */
export function formatReference(reference: Reference): FormattedReference {
  return {
    authors: formatAuthors(reference),
    title: reference.title.replace(/\.$/, ''),
    journal: reference['container-title'] ?? 'Journal not seen',
    detail: formatDetail(reference),
    link: formatLink(reference),
    isNotPeerReviewed:
      reference.type === 'article' || reference.custom.study === 'announcement-or-registry',
  };
}

function formatAuthors({ author, custom }: Reference): string {
  const names = author.map((name) =>
    'literal' in name ? name.literal : [name.family, name.given].filter(Boolean).join(' '),
  );
  return [...names, ...(custom.moreAuthors ? ['et al'] : [])].join(', ');
}

function formatDetail({ issued, volume, issue, page }: Reference): string {
  const year = issued?.['date-parts'][0][0] ?? 'n.d.';
  const number = volume && issue ? `${volume}(${issue})` : volume;
  const place = [number, page].filter(Boolean).join(':');
  return place ? `${year};${place}` : String(year);
}

function formatLink({ DOI, PMID, URL, title }: Reference): FormattedReference['link'] {
  if (DOI) return { href: `https://doi.org/${DOI}`, label: `doi:${DOI}` };
  if (PMID) return { href: `https://pubmed.ncbi.nlm.nih.gov/${PMID}/`, label: `PMID ${PMID}` };
  if (!URL) return undefined;
  const label = new globalThis.URL(URL).hostname.replace(/^www\./, '');
  return { href: URL, label, name: `${label}: ${title}` };
}
