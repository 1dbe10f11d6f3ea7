import { memoise } from '@/lib/content/memoise';
import { getAddress, getWords, type Page, type PageKind, type Words } from '@/lib/pages/page';
import { getPages } from '@/lib/pages/pages';
import { Best } from '@/lib/text/best';
import { groupInOrder } from '@/lib/text/group-in-order';
import { createComparison, type Features } from './likeness';
import { countTerms, type Subject, type Treatment, weighSubstances } from './page-subjects';

/** Kinds of pages that have a subject and can be linked to as related. */
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

/** Kinds that teach, and kinds that show how something is done. */
export const TAUGHT: readonly PageKind[] = ['Lesson', 'Guide'];
export const METHODS: readonly PageKind[] = ['Protocol', 'Figure'];

/** A page with its words and its substances, the most treated first. */
export type KnownPage = Page & Words & { treatments: readonly Treatment[] };

/** Pages with a lower similarity than this, from 0 to 1, are not related. */
const LEAST_LIKENESS = 0.06;

/** Weights of features; a term that occurs once in the text weighs 1. */
const WEIGHT = { substance: 3, key: 1.5, tag: 2, titleTerm: 3 } as const;

/** All pages and parts of pages that have a subject, so words or tags. */
export const getKnownPages: () => readonly KnownPage[] = memoise('known-pages', () =>
  getPages()
    .filter(({ kind }) => KINDS.includes(kind))
    .map((page) => ({ ...page, ...getWords(page) }))
    .filter(({ text, tags }) => text || tags)
    .map((page) => ({ ...page, treatments: weighSubstances(page) })),
);

/** The known pages at an address: the page itself, or the parts that it consists of. */
export function getPlacesAt(path: string): readonly KnownPage[] {
  return placesByAddress().get(path) ?? [];
}

const placesByAddress = memoise(
  'places-by-address',
  () => new Map(groupInOrder(getKnownPages(), getAddress)),
);

/** Returns up to `count` pages of these kinds, the most similar to the subject first; unrelated ones are left out. */
export function getRelatedPages(
  subject: Subject & { path?: string },
  kinds: readonly PageKind[],
  count: number,
  isWanted: (page: KnownPage) => boolean = () => true,
): KnownPage[] {
  const likenesses = getLikenesses(subject);
  const best = new Best<{ page: KnownPage; rank: number }>(count);
  for (const [place, page] of getKnownPages().entries()) {
    const rank = likenesses[place] ?? 0;
    if (rank < LEAST_LIKENESS || !best.takes(rank) || !kinds.includes(page.kind)) continue;
    if (!isWithin(page.path, subject.path) && isWanted(page)) best.add({ page, rank });
  }
  return best.all.map(({ page }) => page);
}

const comparison = memoise('page-comparison', () => {
  const features = new Map<Subject, Features>(
    getKnownPages().map((page) => [page, countFeatures(page)]),
  );
  return { features, compare: createComparison([...features.values()]) };
});

let last: { subject: Subject; likenesses: Float64Array } | undefined;

/** Caches the last result, since a page asks for several kinds in a row. */
function getLikenesses(subject: Subject): Float64Array {
  if (last?.subject === subject) return last.likenesses;
  const { features, compare } = comparison();
  const likenesses = compare(
    features.get(subject) ?? countFeatures({ ...subject, treatments: weighSubstances(subject) }),
  );
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

/** Whether `path` is `page`, a part of it, or below it, as a lesson is of its course. */
function isWithin(path: string, page: string | undefined): boolean {
  return (
    page !== undefined &&
    (path === page || path.startsWith(`${page}#`) || path.startsWith(`${page}/`))
  );
}

/** The pages of these kinds that treat one of these substances, those most about it first. */
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
