import type { Hit, SiteAnswer } from './answer-schema';

/** A page or one of its sections; the link text includes the heading to keep link names distinct. */
export type Nearest = { label: string; address: string; title: string; heading?: string };

/** As many rows as fit the height that the not-found page reserves, at up to four lines each. */
const MOST = 3;

/** Returns the best results of all kinds, or the suggestions when nothing matched. */
export function getNearest({ groups, suggestions }: SiteAnswer): Nearest[] {
  return [...sortHits(groups), ...suggestions].slice(0, MOST);
}

/** Results with a lower score are not shown with a list of articles. */
const MIN_SCORE = 0.02;

/** Returns the best results other than articles, for a list of articles: at most three. */
export function getNonArticleHits({ groups }: SiteAnswer): Hit[] {
  return sortHits(groups)
    .filter(({ kind, score }) => kind !== 'article' && score >= MIN_SCORE)
    .slice(0, MOST);
}

function sortHits(groups: SiteAnswer['groups']): Hit[] {
  return groups.flatMap(({ hits }) => hits).sort((a, b) => b.score - a.score);
}
