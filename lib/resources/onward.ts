import { notFoundLinks } from '@/content/navigation';
import type { PeptideRecord } from '@/content/peptides/types';
import type { ListedPost } from '@/lib/articles/post';
import { getPost, toListedPosts } from '@/lib/articles/posts';
import { getMapRow } from '@/lib/evidence/evidence-map';
import { toSubstancePath } from '@/lib/evidence/map-paths';
import { type CardStatus, toCardStatus } from '@/lib/evidence/status-strip';
import { toHalfLifeToolAddress } from '@/lib/peptides/half-life-presets';
import { toPeptideText } from '@/lib/peptides/peptide-text';
import { getPeptides, peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import { toParts } from '@/lib/peptides/substance-names';
import { toCalculatorHref } from '@/lib/peptides/vial-arithmetic';
import { formatCount } from '@/lib/text/format';
import { toComparePath } from './compare';
import { getDirectPairs } from './compared-substances';
import { type Subject, toTopicsOf, toTreatments } from './page-subjects';
import { toPaperGroupPath } from './paper-filter';
import { getPaperGroups } from './papers';
import { getKnownPages, getRelatedPages, type KnownPage } from './related-pages';
import type { SitePageKind } from './site-pages';

/** A way on: where it leads, and in a few words what stands there. */
export type OnwardLink = { href: string; title: string; note?: string };
export type OnwardGroup = { label: string; links: readonly OnwardLink[] };

/** A substance that a page treats, as its strip shows it. */
export type TreatedSubstance = { name: string; href: string; status: CardStatus };

/** Where a page leads; `start`: the main pages of other sections, where it leads to few of them by its subject. */
export type Onward = {
  substances: readonly TreatedSubstance[];
  groups: readonly OnwardGroup[];
  start: readonly OnwardLink[];
};

/** Links to other sections that each page has at least. */
const LEAST_ELSEWHERE = 3;

const MOST = { articles: 6, naming: 3, perGroup: 3, substances: 4 } as const;

const TAUGHT: readonly SitePageKind[] = ['Lesson', 'Guide'];
const METHODS: readonly SitePageKind[] = ['Protocol', 'Figure'];

/** What a vial has in common with the texts on mixing and measuring one. */
const VIAL =
  'A lyophilised vial, reconstitution with bacteriostatic water, units on a U-100 syringe, storage';

/** Articles on a record, what treats it most first; where none does, those that name it, and `areAbout` is false. */
export function getArticlesOn(peptide: PeptideRecord): {
  areAbout: boolean;
  articles: OnwardLink[];
} {
  const parts = toParts(peptide);
  const treating = toTreating(['Article'], parts);
  const areAbout = treating.length > 0;
  const found = areAbout
    ? treating.slice(0, MOST.articles)
    : toNaming(['Article'], parts).slice(0, MOST.naming);
  return { areAbout, articles: found.map(toArticle) };
}

/** Everything but articles that has to do with a record, by kind; no group is empty. */
export function getPlacesOn(peptide: PeptideRecord): OnwardGroup[] {
  const parts = toParts(peptide);
  const subject = toSubject(peptide);
  const taught = [
    ...new Set([...toTreating(TAUGHT, parts), ...getRelatedPages(subject, TAUGHT, MOST.perGroup)]),
  ];
  return toGroups([
    ['Papers', parts.flatMap(toPaperLists)],
    ['Evidence map', parts.map(toMapLink)],
    ['Compare', toComparisons(parts)],
    ['Case studies', toTreating(['Case study'], parts).map(toLink)],
    ['Lessons and guides', taught.slice(0, MOST.perGroup).map(toLink)],
    ['Protocols', getRelatedPages(subject, ['Protocol'], 2).map(toLink)],
    ['Tools', toToolsFor(peptide)],
  ]);
}

/**
 * Where a page leads: to the substances that it treats, most first, and to what teaches, shows or measures the
 * same; one with few of these leads to the main pages of other sections besides.
 */
export function getOnward(path: string, subject: Subject | undefined = findSubject(path)): Onward {
  const own = subject ? toOnward(path, subject) : { substances: [], groups: [] };
  const elsewhere = [...own.substances, ...own.groups.flatMap(({ links }) => links)].filter(
    ({ href }) => toSection(href) !== toSection(path),
  );
  return { ...own, start: elsewhere.length >= LEAST_ELSEWHERE ? [] : toMainPages(path) };
}

function toOnward(path: string, subject: Subject): Omit<Onward, 'start'> {
  const slugs = toTreatments(subject)
    .filter(({ isTreated }) => isTreated)
    .slice(0, MOST.substances)
    .map(({ slug }) => slug);
  const near = (kinds: readonly SitePageKind[], count: number) =>
    getRelatedPages({ ...subject, path }, kinds, count).map(toLink);
  const isArticle = path.startsWith('/blog/');
  const groups = toGroups([
    ['Articles', isArticle ? [] : near(['Article'], MOST.perGroup)],
    ['Lessons and guides', near(TAUGHT, 2)],
    ['Methods', near(METHODS, 2)],
    ['Tools', near(['Tool'], 2)],
    [
      'Evidence map',
      slugs
        .slice(0, 2)
        .map(toMapLink)
        .filter(({ href }) => href !== path),
    ],
    ['Compare', slugs.length > 1 ? toComparisons(slugs.slice(0, 2)) : []],
  ]);
  return { substances: slugs.map(toStrip), groups };
}

/** What the page of an address is about: its own text, or that of the parts it is made of. */
function findSubject(path: string): Subject | undefined {
  const pages = getKnownPages().filter((page) => page.path.split('#')[0] === path);
  if (pages.length < 2) return pages[0];
  return {
    title: pages.map(({ title }) => title).join('\n'),
    description: pages.map(({ description }) => description).join('\n'),
    tags: pages.flatMap(({ tags }) => tags),
    text: pages.map(({ text }) => text).join('\n'),
    keys: pages.flatMap(({ keys }) => keys),
  };
}

/** The main pages of the site that are in other sections than an address. */
function toMainPages(path: string): OnwardLink[] {
  return notFoundLinks
    .filter(({ href }) => toSection(href) !== toSection(path))
    .map(({ label, href }) => ({ href, title: label }));
}

/** The first part of an address: '/peptides/bpc-157' is in 'peptides'. */
function toSection(path: string): string | undefined {
  return path.split(/[/?#]/)[1];
}

function toStrip(slug: string): TreatedSubstance {
  const peptide = requirePeptide(slug);
  return { name: peptide.name, href: peptidePath(slug), status: toCardStatus(peptide) };
}

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
  const subject = findSubject(`/blog/${slug}`);
  if (!subject) return [];
  const related = getRelatedPages(subject, ['Article'], getKnownPages().length)
    .filter(
      ({ tags, path }) =>
        path !== `/blog/${slug}` && tags.some((tag) => subject.tags.includes(tag)),
    )
    .slice(0, MOST.perGroup);
  return toListedPosts(related.flatMap(({ path }) => getPost(path.replace('/blog/', '')) ?? []));
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

function toTreating(kinds: readonly SitePageKind[], slugs: readonly string[]): KnownPage[] {
  return toNaming(kinds, slugs).filter((page) => isOn(page, slugs));
}

/** The pages that name one of these substances or cite a paper on it, those that are most about it first. */
function toNaming(kinds: readonly SitePageKind[], slugs: readonly string[]): KnownPage[] {
  const relevance = ({ treatments }: KnownPage) =>
    treatments
      .filter(({ slug }) => slugs.includes(slug))
      .reduce((sum, { weight, share }) => sum + weight * share, 0);
  return getKnownPages()
    .filter((page) => kinds.includes(page.kind) && relevance(page) > 0)
    .sort((a, b) => relevance(b) - relevance(a));
}

function isOn({ treatments }: KnownPage, slugs: readonly string[]): boolean {
  return treatments.some(({ slug, isTreated }) => isTreated && slugs.includes(slug));
}

/** A record as its page tells it, to be compared with texts. */
export function toSubstanceSubject(slug: string): Subject {
  return toSubject(requirePeptide(slug));
}

function toSubject(peptide: PeptideRecord): Subject {
  const { name, subtitle, evidence, dosing, furtherReading = [], reconstitution } = peptide;
  const vial = 'vialMg' in reconstitution ? [VIAL] : [];
  return {
    title: name,
    description: subtitle,
    tags: [],
    text: [toPeptideText(peptide), ...vial].join('\n'),
    keys: [...evidence.references, ...dosing.source.references, ...furtherReading],
  };
}

function toLink({ path, title }: KnownPage): OnwardLink {
  return { href: path, title };
}

function toArticle(page: KnownPage): OnwardLink {
  const post = getPost(page.path.replace('/blog/', ''));
  const [listed] = post ? toListedPosts([post]) : [];
  const facts = [listed?.readingTime, listed?.evidence && `rests on ${listed.evidence}`];
  return { ...toLink(page), note: facts.filter(Boolean).join(' · ') };
}

function toPaperLists(slug: string): OnwardLink[] {
  const topics = toTopicsOf(slug);
  return getPaperGroups()
    .filter(({ by, value }) => by === 'about' && topics.includes(value))
    .map(({ by, value, label, pages }) => ({
      href: toPaperGroupPath(by, value),
      title: `Papers on ${label}`,
      note: formatCount(pages[0]?.total ?? 0, 'source'),
    }));
}

function toMapLink(slug: string): OnwardLink {
  const row = getMapRow(slug);
  const papers = [...(row?.cells ?? []), ...(row?.outside ?? [])].flatMap((cell) => cell.papers);
  const count = new Set(papers.map(({ reference }) => reference)).size;
  return {
    href: toSubstancePath(slug),
    title: `The evidence on ${requirePeptide(slug).name}`,
    note: formatCount(count, 'paper'),
  };
}

/** The comparison of two substances; of one, with those that a trial compared it with, else with its neighbour. */
function toComparisons([first = '', second]: readonly string[]): OnwardLink[] {
  const others = second ? [second] : toOpponents(first);
  return others.slice(0, 2).map((other) => ({
    href: toComparePath(first, other),
    title: `${requirePeptide(first).name} beside ${requirePeptide(other).name}`,
  }));
}

function toOpponents(slug: string): string[] {
  const compared = getDirectPairs().flatMap(({ pair }) => {
    const slugs = pair.map((each) => each.slug);
    return slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [];
  });
  if (compared.length > 0) return compared;
  const category = requirePeptide(slug).library?.category;
  const group = getPeptides().filter(
    ({ molecule, library }) => molecule.kind !== 'blend' && library?.category === category,
  );
  const index = group.findIndex((each) => each.slug === slug);
  const neighbour = group[(index + 1) % group.length];
  return neighbour && neighbour.slug !== slug ? [neighbour.slug] : [];
}

function toToolsFor(peptide: PeptideRecord): OnwardLink[] {
  const { reconstitution } = peptide;
  const halfLife = toHalfLifeToolAddress(peptide);
  return [
    ...('vialMg' in reconstitution
      ? [
          {
            href: toCalculatorHref(reconstitution),
            title: 'The calculator with this vial',
            note: `${reconstitution.vialMg} mg in ${reconstitution.diluentMl} mL`,
          },
        ]
      : []),
    ...(halfLife ? [{ href: halfLife, title: 'The half-life tool with its figure' }] : []),
  ];
}

function toGroups(groups: readonly (readonly [string, readonly OnwardLink[]])[]): OnwardGroup[] {
  return groups.flatMap(([label, links]) => (links.length > 0 ? [{ label, links }] : []));
}
