import type { Hit, SiteAnswer } from './site-search';

/** A page or one of its sections; the link text includes the heading to keep link names distinct. */
export type Nearest = { label: string; address: string; title: string; heading?: string };

/** As many rows as fit the height that the not-found page reserves, at up to four lines each. */
const MOST = 3;

/** Returns the best results of all kinds, or the suggestions when nothing matched. */
export function getNearest({ groups, suggestions }: SiteAnswer): Nearest[] {
  const hits = groups.flatMap((group) => group.hits).sort((a, b) => b.score - a.score);
  return [...hits, ...suggestions].slice(0, MOST);
}

/** Results with a lower score are not shown with a list of articles. */
const MIN_SCORE = 0.02;

/** Returns the best results other than articles, for a list of articles: at most three. */
export function getNonArticleHits({ groups }: SiteAnswer): Hit[] {
  return groups
    .filter(({ kind }) => kind !== 'article')
    .flatMap(({ hits }) => hits)
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}
