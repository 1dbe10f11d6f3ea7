import type { ListedPost } from '@/lib/articles/post';
import { addEvidence, getPost } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { getPeptide } from '@/lib/peptides/peptides';
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
  for (const subject of getSubjects(page)) {
    const articles = articlesBySubject().get(subject) ?? [];
    const index = articles.indexOf(page);
    const previous = articles.at(index - 1);
    const next = articles[(index + 1) % articles.length];
    // With only two articles, both neighbours would be the same.
    if (articles.length > 2 && previous && next)
      return {
        subject: getPeptide(subject)?.name ?? subject,
        previous: linkPage(previous),
        next: linkPage(next),
      };
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

/** The subjects by which an article gets neighbours: the slugs of the substances that it treats, then its tags. */
function getSubjects({ treatments, tags = [] }: KnownPage): string[] {
  const treated = treatments.flatMap(({ slug, isTreated }) => (isTreated ? [slug] : []));
  return [...treated, ...tags];
}

/** The articles on each subject, oldest first. Tags have capitals, so none is the slug of a substance. */
const articlesBySubject = memoise('articles-by-subject', () => {
  const placed = getKnownPages()
    .toReversed()
    .filter(({ kind }) => kind === 'Article')
    .flatMap((page) => getSubjects(page).map((subject) => ({ subject, page })));
  const groups = groupInOrder(placed, ({ subject }) => subject);
  return new Map(groups.map(([subject, group]) => [subject, group.map(({ page }) => page)]));
});
