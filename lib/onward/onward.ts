import { notFoundLinks } from '@/content/pages';
import { SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import { type CardStatus, toCardStatus } from '@/lib/evidence/status-strip';
import type { PageKind } from '@/lib/pages/page';
import { peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import {
  getComparisons,
  getMapLink,
  linkPage,
  type OnwardGroup,
  type OnwardLink,
} from './onward-links';
import { type Subject, weighSubstances } from './page-subjects';
import { getPlacesAt, getRelatedPages, type KnownPage, METHODS, TAUGHT } from './related-pages';

/** A substance that a page treats, as shown in its strip. */
export type TreatedSubstance = { name: string; href: string; status: CardStatus };

type PlacedSubject = Subject & Pick<KnownPage, 'path'> & Partial<Pick<KnownPage, 'treatments'>>;

/** The fewest links to other sections; with fewer, `start` is added. */
const LEAST_ELSEWHERE = 3;

const MOST = { substances: 4, articles: 3, taught: 3, others: 2 } as const;

/**
 * Returns the onward links of a page: the substances that it treats, most treated first, and related lessons, methods,
 * tools and comparisons. `start` holds the main pages of other sections if few of these lead to another section.
 */
export function getOnward(path: string, given?: Subject) {
  const subject = given ? { ...given, path } : findSubject(path);
  const own = subject ? findOnward(subject) : { substances: [], groups: [] };
  const leadsElsewhere = ({ href }: { href: string }) => getSection(href) !== getSection(path);
  const links = [...own.substances, ...own.groups.flatMap((group) => group.links)];
  const mainPages = notFoundLinks.map(({ label, href }): OnwardLink => ({ href, title: label }));
  const hasEnough = links.filter(leadsElsewhere).length >= LEAST_ELSEWHERE;
  return { ...own, start: hasEnough ? [] : mainPages.filter(leadsElsewhere) };
}

function findOnward(subject: PlacedSubject): {
  substances: TreatedSubstance[];
  groups: OnwardGroup[];
} {
  const { path } = subject;
  const slugs = (subject.treatments ?? weighSubstances(subject))
    .filter(({ isTreated }) => isTreated)
    .slice(0, MOST.substances)
    .map(({ slug }) => slug);
  // An emergency is short, and cites the labels that every text on these medicines cites: likeness says nothing of it.
  const isWanted = (page: KnownPage) => !page.path.startsWith(SOMETHING_WENT_WRONG_PATH);
  const near = (kinds: readonly PageKind[], count: number) =>
    getRelatedPages(subject, kinds, count, isWanted).map(linkPage);
  const isArticle = path.startsWith('/blog/');
  const groups = [
    { label: 'Articles', links: isArticle ? [] : near(['Article'], MOST.articles) },
    { label: 'Lessons and guides', links: near(TAUGHT, MOST.taught) },
    { label: 'Methods', links: near(METHODS, MOST.others) },
    { label: 'Tools', links: near(['Tool'], MOST.others) },
    {
      label: 'Evidence map',
      links: slugs
        .slice(0, MOST.others)
        .map(getMapLink)
        .filter(({ href }) => href !== path),
    },
    { label: 'Compare', links: slugs.length > 1 ? getComparisons(slugs.slice(0, 2)) : [] },
  ].filter(({ links }) => links.length > 0);
  const substances = slugs.map((slug) => {
    const peptide = requirePeptide(slug);
    return { name: peptide.name, href: peptidePath(slug), status: toCardStatus(peptide) };
  });
  return { substances, groups };
}

/** The subject of the page at an address: its own text, or the joined texts of its parts. */
function findSubject(path: string): PlacedSubject | undefined {
  const pages = getPlacesAt(path);
  if (pages.length < 2) return pages[0];
  return {
    path,
    title: pages.map(({ title }) => title).join('\n'),
    description: pages.map(({ description }) => description).join('\n'),
    tags: pages.flatMap(({ tags = [] }) => tags),
    text: pages.map(({ text }) => text).join('\n'),
    keys: pages.flatMap(({ keys }) => keys),
  };
}

/** The first segment of a path: 'peptides' for '/peptides/bpc-157'. */
function getSection(path: string): string | undefined {
  return path.split(/[/?#]/)[1];
}
