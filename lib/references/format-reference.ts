import { getReferenceLinks, type ReferenceLink } from './reference-links';
import type { Reference } from './references';

/** A reference in parts, which a list shows in different type. */
export type FormattedReference = {
  /** 'Wilding JPH, Batterham RL, Calanna S, et al'. */
  authors: string;
  title: string;
  /** 'Journal not seen' if the record does not name it: nothing is filled in from memory. */
  journal: string;
  /** '2021;384:989-1002', or 'n.d' if the record is undated: the caller adds the full stop. */
  detail: string;
  /** Its DOI, else PubMed, else another page, else the free full text; undefined without any link. */
  link?: ReferenceLink;
  /** Whether it is a preprint, company statement or registry entry: no journal reviewed it. */
  isNotPeerReviewed: boolean;
};

/** Formats a record in the style of the US National Library of Medicine. The caller adds the final full stop. */
export function formatReference(reference: Reference): FormattedReference {
  const links = getReferenceLinks(reference);
  return {
    authors: formatAuthors(reference),
    title: reference.title.replace(/\.$/, ''),
    journal: reference['container-title'] ?? 'Journal not seen',
    detail: formatDetail(reference),
    link: links.find(({ kind }) => kind !== 'Free full text') ?? links[0],
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
  return (place ? `${year};${place}` : String(year)).replace(/\.$/, '');
}
