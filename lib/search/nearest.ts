import type { Hit, SiteAnswer } from './site-search';

/** A page, or the section below a heading of it: by both its link is called, or two would have one name. */
export type Nearest = { label: string; address: string; title: string; heading?: string };

/** As many as fit into the height that the page of an unknown address reserves, each in four lines at most. */
const MOST = 3;

/** The best answers of all kinds, or what is nearest when nothing answers. */
export function getNearest({ groups, suggestions }: SiteAnswer): Nearest[] {
  const hits = groups.flatMap((group) => group.hits).sort((a, b) => b.score - a.score);
  return [...hits, ...suggestions].slice(0, MOST);
}

/** Hits with a lower score than this stand beside no list of articles. */
const MIN_SCORE = 0.02;

/** The best answers that are no articles, for a list of articles: three at most. */
export function getLibraryHits({ groups }: SiteAnswer): Hit[] {
  return groups
    .filter(({ kind }) => kind !== 'article')
    .flatMap(({ hits }) => hits)
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}
