import { memoise } from '@/lib/content/memoise';
import { getAddress, getWords, type Page, type PageKind, type Words } from '@/lib/pages/page';
import { getPages } from '@/lib/pages/pages';
import { Best } from '@/lib/text/best';
import { groupInOrder } from '@/lib/text/group-in-order';
import { type Features, Likeness } from './likeness';
import { countTerms, type Subject, type Treatment, weighSubstances } from './page-subjects';

/** Kinds of pages that have a subject and are led to by it. */
const KINDS: readonly PageKind[] = [
  'Article',
  'Course',
  'Lesson',
  'Guide',
  'Protocol',
  'Case study',
  'Figure',
  'Tool',
];

/** What teaches, and what shows how something is done. */
export const TAUGHT: readonly PageKind[] = ['Lesson', 'Guide'];
export const METHODS: readonly PageKind[] = ['Protocol', 'Figure'];

/** A page with its words and the substances that it is about, what it treats most first. */
export type KnownPage = Page & Words & { treatments: readonly Treatment[] };

/** Pages less alike than this, from 0 to 1, are not related. */
const LEAST_LIKENESS = 0.06;

/** Weights of features; the first mention of a term in the text weighs 1. */
const WEIGHT = { substance: 3, key: 1.5, tag: 2, titleTerm: 3 } as const;

/** Every place of the site that has a subject: one with words or tags. */
export const getKnownPages: () => readonly KnownPage[] = memoise('known-pages', () =>
  getPages()
    .filter(({ kind }) => KINDS.includes(kind))
    .map((page) => ({ ...page, ...getWords(page) }))
    .filter(({ text, tags }) => text || tags)
    .map((page) => ({ ...page, treatments: weighSubstances(page) })),
);

/** The places on the page of an address: the page itself, or the parts that it is made of. */
export function getPlacesAt(path: string): readonly KnownPage[] {
  return placesByAddress().get(path) ?? [];
}

const placesByAddress = memoise(
  'places-by-address',
  () => new Map(groupInOrder(getKnownPages(), getAddress)),
);

/** The places of these kinds that share most with a text, most first; places that share nothing are left out. */
export function getRelatedPages(
  subject: Subject & { path?: string },
  kinds: readonly PageKind[],
  count: number,
  isWanted: (page: KnownPage) => boolean = () => true,
): KnownPage[] {
  const likenesses = getLikenesses(subject);
  const best = new Best<{ page: KnownPage; rank: number }>(count);
  for (const { page, place } of placesOf(kinds)) {
    const rank = likenesses[place] ?? 0;
    if (rank < LEAST_LIKENESS || !best.takes(rank)) continue;
    if (!isWithin(page.path, subject.path) && isWanted(page)) best.add({ page, rank });
  }
  return best.all.map(({ page }) => page);
}

type Placed = { page: KnownPage; place: number };

const comparison = memoise('page-comparison', () => {
  const pages = getKnownPages();
  const placed = pages.map((page, place): Placed => ({ page, place }));
  return {
    places: new Map<Subject, number>(placed.map(({ page, place }) => [page, place])),
    byKind: new Map(groupInOrder(placed, ({ page }) => page.kind)),
    likeness: new Likeness(pages.map(countFeatures)),
  };
});

function placesOf(kinds: readonly PageKind[]): readonly Placed[] {
  const { byKind } = comparison();
  const [first, ...others] = kinds.map((kind) => byKind.get(kind) ?? []);
  if (!first || others.length === 0) return first ?? [];
  return [first, ...others].flat().sort((a, b) => a.place - b.place);
}

let last: { subject: Subject; likenesses: Float64Array } | undefined;

/** Keeps the last result: a page asks for several kinds in a row. */
function getLikenesses(subject: Subject): Float64Array {
  if (last?.subject === subject) return last.likenesses;
  const { places, likeness } = comparison();
  const place = places.get(subject);
  const likenesses =
    place === undefined
      ? likeness.of(countFeatures({ ...subject, treatments: weighSubstances(subject) }))
      : likeness.ofListed(place);
  last = { subject, likenesses };
  return likenesses;
}

function countFeatures({ treatments, ...page }: Subject & Pick<KnownPage, 'treatments'>): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) =>
    features.set(name, (features.get(name) ?? 0) + weight);
  for (const [term, count] of countTerms(page.text)) add(`term ${term}`, 1 + Math.log(count));
  for (const [term] of countTerms([page.title, page.description, ...(page.tags ?? [])].join('\n')))
    add(`term ${term}`, WEIGHT.titleTerm);
  for (const { slug, share } of treatments) add(`substance ${slug}`, WEIGHT.substance * share);
  for (const key of new Set(page.keys)) add(`key ${key}`, WEIGHT.key);
  for (const tag of page.tags ?? []) add(`tag ${tag}`, WEIGHT.tag);
  return features;
}

/** Whether a place is a page itself, a part of it, or a lesson of that course. */
function isWithin(path: string, page: string | undefined): boolean {
  return (
    page !== undefined &&
    (path === page || path.startsWith(`${page}#`) || path.startsWith(`${page}/`))
  );
}

/** The pages of these kinds that treat one of these substances, those that are most about it first. */
export function getPagesTreating(
  kinds: readonly PageKind[],
  slugs: readonly string[],
): KnownPage[] {
  return getPagesNaming(kinds, slugs).filter(({ treatments }) =>
    treatments.some(({ slug, isTreated }) => isTreated && slugs.includes(slug)),
  );
}

/** The pages of these kinds that name one of these substances, those most about it first. */
export function getPagesNaming(kinds: readonly PageKind[], slugs: readonly string[]): KnownPage[] {
  const relevance = ({ treatments }: KnownPage) =>
    treatments
      .filter(({ slug, isNamed }) => isNamed && slugs.includes(slug))
      .reduce((sum, { weight, share }) => sum + weight * share, 0);
  return getKnownPages()
    .filter((page) => kinds.includes(page.kind) && relevance(page) > 0)
    .sort((a, b) => relevance(b) - relevance(a));
}
