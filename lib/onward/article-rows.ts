import type { ListedPost } from '@/lib/articles/post';
import { addEvidence, getPost } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { requirePeptide } from '@/lib/peptides/peptides';
import { groupInOrder } from '@/lib/text/group-in-order';
import { linkPage, type OnwardLink } from './onward-links';
import { getKnownPages, getPlacesAt, getRelatedPages, type KnownPage } from './related-pages';

const MOST_RELATED = 3;

/** The previous and next article on the same subject, by age; the oldest follows the newest. */
export function getSubjectNeighbours(
  slug: string,
): { subject: string; previous: OnwardLink; next: OnwardLink } | undefined {
  const [page] = getPlacesAt(`/blog/${slug}`);
  if (page?.kind !== 'Article') return undefined;
  for (const { subject, articles } of getSubjects(page)) {
    const index = articles.indexOf(page);
    const previous = articles.at(index - 1);
    const next = articles[(index + 1) % articles.length];
    // With only two articles, both neighbours would be the same.
    if (articles.length > 2 && previous && next)
      return { subject, previous: linkPage(previous), next: linkPage(next) };
  }
  return undefined;
}

/** Up to three articles that share a tag with this one, the most similar first, as cards show them. */
export function getRelatedArticles(slug: string): ListedPost[] {
  const [subject] = getPlacesAt(`/blog/${slug}`);
  if (!subject) return [];
  const sharesTag = ({ tags = [] }: KnownPage) => tags.some((tag) => subject.tags?.includes(tag));
  const related = getRelatedPages(subject, ['Article'], MOST_RELATED, sharesTag);
  return addEvidence(related.flatMap((page) => getPost(page.path.replace('/blog/', '')) ?? []));
}

/** The subjects by which an article gets neighbours: the substances that it treats, then its tags. */
function getSubjects(page: KnownPage): { subject: string; articles: readonly KnownPage[] }[] {
  const { bySubstance, byTag } = rows();
  return [
    ...getTreated(page).map((slug) => ({
      subject: requirePeptide(slug).name,
      articles: bySubstance.get(slug) ?? [],
    })),
    ...(page.tags ?? []).map((tag) => ({ subject: tag, articles: byTag.get(tag) ?? [] })),
  ];
}

/** The articles by substance treated and by tag, oldest first. */
const rows = memoise('article-rows', () => {
  const articles = getKnownPages()
    .filter(({ kind }) => kind === 'Article')
    .reverse();
  return {
    bySubstance: groupByName(articles, getTreated),
    byTag: groupByName(articles, ({ tags = [] }) => tags),
  };
});

function getTreated({ treatments }: KnownPage): string[] {
  return treatments.flatMap(({ slug, isTreated }) => (isTreated ? [slug] : []));
}

function groupByName(
  articles: readonly KnownPage[],
  getNames: (article: KnownPage) => readonly string[],
): Map<string, KnownPage[]> {
  const named = articles.flatMap((article) => getNames(article).map((name) => ({ name, article })));
  return new Map(
    groupInOrder(named, ({ name }) => name).map(([name, group]) => [
      name,
      group.map(({ article }) => article),
    ]),
  );
}
