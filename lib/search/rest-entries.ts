import { pages } from '@/content/pages';
import { getFeaturedSummaries } from '@/lib/articles/posts';
import { getLearnContent } from '@/lib/learn/learn';
import { coursePath, guidePath } from '@/lib/learn/page-paths';
import { requirePage } from '@/lib/pages/pages';
import { getFeaturedPeptides } from '@/lib/peptides/library';
import { peptidePath } from '@/lib/peptides/peptides';
import type { RestGroup } from './draw-answer';
import { groupOf } from './entry';
import { kinds } from './kinds';

const MOST = 6;

/**
 * Returns what the search page shows before a search: the most needed pages, by kind. It does not use the index, which
 * the build writes after the pages.
 */
export function getRestGroups(): RestGroup[] {
  const { somethingWentWrong, calculator, library, products, glossary, research } = pages;
  const { guides, topics } = getLearnContent();
  const wanted = [
    ...getFeaturedPeptides().map(({ peptide }) => peptidePath(peptide.slug)),
    ...[somethingWentWrong, calculator, library, products, glossary, research].map(
      ({ path }) => path,
    ),
    ...getFeaturedSummaries().map(({ slug }) => `/blog/${slug}`),
    ...guides.map(guidePath),
    ...topics.map(coursePath),
  ].map(requirePage);
  return kinds.flatMap(({ id, label }) => {
    const hits = wanted
      .filter(({ kind }) => groupOf[kind] === id)
      .slice(0, MOST)
      .map(({ description, kind, path, title }) => ({
        kind: id,
        label: kind,
        address: path,
        title,
        snippet: [{ text: description, isMatch: false }],
      }));
    return hits.length > 0 ? [{ label, hits }] : [];
  });
}
