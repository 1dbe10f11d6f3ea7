import type { ListedPost } from '@/lib/articles/post';
import { getPost, toListedPosts } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { requirePeptide } from '@/lib/peptides/peptides';
import { groupInOrder } from '@/lib/text/group-in-order';
import { type OnwardLink, toLink } from './onward-links';
import { getKnownPages, getPlacesAt, getRelatedPages, type KnownPage } from './related-pages';

const MOST_RELATED = 3;

/** The articles before and after one among those on its subject, oldest first; the last is followed by the first. */
export function getSubjectNeighbours(
  slug: string,
): { subject: string; previous: OnwardLink; next: OnwardLink } | undefined {
  const [page] = getPlacesAt(`/blog/${slug}`);
  if (page?.kind !== 'Article') return undefined;
  for (const { subject, articles } of toSubjects(page)) {
    const index = articles.indexOf(page);
    const previous = articles.at(index - 1);
    const next = articles[(index + 1) % articles.length];
    // Among two, the one before is the one after.
    if (articles.length > 2 && previous && next)
      return { subject, previous: toLink(previous), next: toLink(next) };
  }
  return undefined;
}

/** Up to three articles that share a tag with one, those that share most besides first, as cards show them. */
export function getRelatedArticles(slug: string): ListedPost[] {
  const [subject] = getPlacesAt(`/blog/${slug}`);
  if (!subject) return [];
  const sharesTag = ({ tags = [] }: KnownPage) => tags.some((tag) => subject.tags?.includes(tag));
  const related = getRelatedPages(subject, ['Article'], MOST_RELATED, sharesTag);
  return toListedPosts(related.flatMap((page) => getPost(page.path.replace('/blog/', '')) ?? []));
}

/** What an article can be in a row by: the substances that it treats, then its tags. */
function toSubjects(page: KnownPage): { subject: string; articles: readonly KnownPage[] }[] {
  const { bySubstance, byTag } = rows();
  return [
    ...toTreated(page).map((slug) => ({
      subject: requirePeptide(slug).name,
      articles: bySubstance.get(slug) ?? [],
    })),
    ...(page.tags ?? []).map((tag) => ({ subject: tag, articles: byTag.get(tag) ?? [] })),
  ];
}

/** The articles that treat a substance, and those with a tag, oldest first. */
const rows = memoise('article-rows', () => {
  const articles = getKnownPages()
    .filter(({ kind }) => kind === 'Article')
    .reverse();
  return {
    bySubstance: toRows(articles, toTreated),
    byTag: toRows(articles, ({ tags = [] }) => tags),
  };
});

function toTreated({ treatments }: KnownPage): string[] {
  return treatments.flatMap(({ slug, isTreated }) => (isTreated ? [slug] : []));
}

function toRows(
  articles: readonly KnownPage[],
  toNames: (article: KnownPage) => readonly string[],
): Map<string, KnownPage[]> {
  const named = articles.flatMap((article) => toNames(article).map((name) => ({ name, article })));
  return new Map(
    groupInOrder(named, ({ name }) => name).map(([name, group]) => [
      name,
      group.map(({ article }) => article),
    ]),
  );
}
