import type { ListedPost } from '@/lib/articles/post';
import { getPost, toListedPosts } from '@/lib/articles/posts';
import { requirePeptide } from '@/lib/peptides/peptides';
import { type OnwardLink, toLink } from './onward-links';
import { getKnownPages, getRelatedPages, isOn, type KnownPage } from './related-pages';

const MOST_RELATED = 3;

/** The articles before and after one among those on its subject, oldest first; the last is followed by the first. */
export function getSubjectNeighbours(
  slug: string,
): { subject: string; previous: OnwardLink; next: OnwardLink } | undefined {
  const path = `/blog/${slug}`;
  for (const { subject, articles } of toSubjects(path)) {
    const index = articles.findIndex((article) => article.path === path);
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
  const path = `/blog/${slug}`;
  const subject = getKnownPages().find((page) => page.path === path);
  if (!subject) return [];
  const related = getRelatedPages(subject, ['Article'], getKnownPages().length)
    .filter(({ tags }) => tags.some((tag) => subject.tags.includes(tag)))
    .slice(0, MOST_RELATED);
  return toListedPosts(related.flatMap((page) => getPost(page.path.replace('/blog/', '')) ?? []));
}

/** What an article can be in a row by: the substances that it treats, then its tags. */
function toSubjects(path: string): { subject: string; articles: KnownPage[] }[] {
  const all = getKnownPages()
    .filter(({ kind }) => kind === 'Article')
    .reverse();
  const page = all.find((article) => article.path === path);
  if (!page) return [];
  const treated = page.treatments.filter(({ isTreated }) => isTreated);
  return [
    ...treated.map(({ slug }) => ({
      subject: requirePeptide(slug).name,
      articles: all.filter((article) => isOn(article, [slug])),
    })),
    ...page.tags.map((tag) => ({
      subject: tag,
      articles: all.filter(({ tags }) => tags.includes(tag)),
    })),
  ];
}
