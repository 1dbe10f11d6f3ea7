import { notFoundLinks } from '@/content/pages';
import { type CardStatus, toCardStatus } from '@/lib/evidence/status-strip';
import type { PageKind } from '@/lib/pages/page';
import { peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import {
  dropEmptyGroups,
  getComparisons,
  getMapLink,
  linkPage,
  type OnwardGroup,
  type OnwardLink,
} from './onward-links';
import { type Subject, weighSubstances } from './page-subjects';
import { getPlacesAt, getRelatedPages, type KnownPage, METHODS, TAUGHT } from './related-pages';

/** A substance that a page treats, as its strip shows it. */
export type TreatedSubstance = { name: string; href: string; status: CardStatus };

/** Where a page leads; `start`: main pages of other sections, for a page with few other links. */
export type Onward = {
  substances: readonly TreatedSubstance[];
  groups: readonly OnwardGroup[];
  start: readonly OnwardLink[];
};

type PlacedSubject = Subject & Pick<KnownPage, 'path'> & Partial<Pick<KnownPage, 'treatments'>>;

/** Links to other sections that each page has at least. */
const LEAST_ELSEWHERE = 3;

const MOST = { substances: 4, articles: 3, taught: 3, others: 2 } as const;

/**
 * Where a page leads: to the substances that it treats, most first, and to what teaches, shows or measures the
 * same; one with few of these leads to the main pages of other sections besides.
 */
export function getOnward(path: string, given?: Subject): Onward {
  const subject = given ? { ...given, path } : findSubject(path);
  const own = subject ? findOnward(subject) : { substances: [], groups: [] };
  const elsewhere = [...own.substances, ...own.groups.flatMap(({ links }) => links)].filter(
    ({ href }) => getSection(href) !== getSection(path),
  );
  return { ...own, start: elsewhere.length >= LEAST_ELSEWHERE ? [] : getMainPages(path) };
}

function findOnward(subject: PlacedSubject): Omit<Onward, 'start'> {
  const { path } = subject;
  const slugs = (subject.treatments ?? weighSubstances(subject))
    .filter(({ isTreated }) => isTreated)
    .slice(0, MOST.substances)
    .map(({ slug }) => slug);
  const near = (kinds: readonly PageKind[], count: number) =>
    getRelatedPages(subject, kinds, count).map(linkPage);
  const isArticle = path.startsWith('/blog/');
  const groups = dropEmptyGroups([
    ['Articles', isArticle ? [] : near(['Article'], MOST.articles)],
    ['Lessons and guides', near(TAUGHT, MOST.taught)],
    ['Methods', near(METHODS, MOST.others)],
    ['Tools', near(['Tool'], MOST.others)],
    [
      'Evidence map',
      slugs
        .slice(0, MOST.others)
        .map(getMapLink)
        .filter(({ href }) => href !== path),
    ],
    ['Compare', slugs.length > 1 ? getComparisons(slugs.slice(0, 2)) : []],
  ]);
  return { substances: slugs.map(getStrip), groups };
}

/** What the page of an address is about: its own text, or that of the parts it is made of. */
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

function getMainPages(path: string): OnwardLink[] {
  return notFoundLinks
    .filter(({ href }) => getSection(href) !== getSection(path))
    .map(({ label, href }) => ({ href, title: label }));
}

/** The first part of an address: '/peptides/bpc-157' is in 'peptides'. */
function getSection(path: string): string | undefined {
  return path.split(/[/?#]/)[1];
}

function getStrip(slug: string): TreatedSubstance {
  const peptide = requirePeptide(slug);
  return { name: peptide.name, href: peptidePath(slug), status: toCardStatus(peptide) };
}
