import { memoise } from '@/lib/content/memoise';
import { countTerms, type Subject, type Treatment, toTreatments } from './page-subjects';
import { getSitePages, type SitePage, type SitePageKind } from './site-pages';

/** A page with the substances that it is about, what it treats most first. */
export type KnownPage = SitePage & { treatments: readonly Treatment[] };

/** How much of a feature a page has: terms, substances, citations, tags. */
type Features = ReadonlyMap<string, number>;

/** Likeness from 0 to 1 below which two texts have no more in common than any two here. */
const LEAST_LIKENESS = 0.06;

/** How much a feature counts beside the first mention of a term in the text. */
const WEIGHT = { substance: 3, key: 1.5, tag: 2, titleTerm: 3 } as const;

/** Every place of the site with its subjects. */
export const getKnownPages: () => readonly KnownPage[] = memoise('known-pages', () =>
  getSitePages().map((page) => ({ ...page, treatments: toTreatments(page) })),
);

/** The places of these kinds that share most with a text, most first; none that shares nothing. */
export function getRelatedPages(
  subject: Subject & { path?: string },
  kinds: readonly SitePageKind[],
  count: number,
): KnownPage[] {
  const { weigh, weighed } = comparison();
  const features = weigh(toFeatures({ ...subject, treatments: toTreatments(subject) }));
  return weighed
    .filter(({ page: { kind, path } }) => kinds.includes(kind) && !isWithin(path, subject.path))
    .map(({ page, features: other }) => ({ page, likeness: toLikeness(features, other) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}

/** The features of every page, each weighed by how few pages have it, all pages of one length. */
const comparison = memoise('page-comparison', () => {
  const pages = getKnownPages().map((page) => ({ page, raw: toFeatures(page) }));
  const counts = new Map<string, number>();
  for (const { raw } of pages)
    for (const name of raw.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weigh = (raw: Features): Features => {
    const entries = [...raw].map(([name, weight]): [string, number] => {
      const count = counts.get(name);
      return [name, count ? weight * Math.log(1 + pages.length / count) : 0];
    });
    const size = Math.sqrt(entries.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
    return new Map(entries.map(([name, weight]) => [name, weight / size]));
  };
  return { weigh, weighed: pages.map(({ page, raw }) => ({ page, features: weigh(raw) })) };
});

function toFeatures({ treatments, ...page }: Subject & Pick<KnownPage, 'treatments'>): Features {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) =>
    features.set(name, (features.get(name) ?? 0) + weight);
  for (const [term, count] of countTerms(page.text)) add(`term ${term}`, 1 + Math.log(count));
  for (const [term] of countTerms([page.title, page.description, ...page.tags].join('\n')))
    add(`term ${term}`, WEIGHT.titleTerm);
  for (const { slug, share } of treatments) add(`substance ${slug}`, WEIGHT.substance * share);
  for (const key of new Set(page.keys)) add(`key ${key}`, WEIGHT.key);
  for (const tag of page.tags) add(`tag ${tag}`, WEIGHT.tag);
  return features;
}

/** Whether a place is a page itself, a part of it, or a lesson of that course. */
function isWithin(path: string, page: string | undefined): boolean {
  return (
    page !== undefined &&
    (path === page || path.startsWith(`${page}#`) || path.startsWith(`${page}/`))
  );
}

function toLikeness(a: Features, b: Features): number {
  return [...a].reduce((sum, [name, weight]) => sum + weight * (b.get(name) ?? 0), 0);
}

/** The pages of these kinds that treat one of these substances, those that are most about it first. */
export function getPagesTreating(
  kinds: readonly SitePageKind[],
  slugs: readonly string[],
): KnownPage[] {
  return getPagesNaming(kinds, slugs).filter((page) => isOn(page, slugs));
}

/** The same of the pages that name one of them. */
export function getPagesNaming(
  kinds: readonly SitePageKind[],
  slugs: readonly string[],
): KnownPage[] {
  const relevance = ({ treatments }: KnownPage) =>
    treatments
      .filter(({ slug, isNamed }) => isNamed && slugs.includes(slug))
      .reduce((sum, { weight, share }) => sum + weight * share, 0);
  return getKnownPages()
    .filter((page) => kinds.includes(page.kind) && relevance(page) > 0)
    .sort((a, b) => relevance(b) - relevance(a));
}

/** Whether a page treats one of these substances. */
export function isOn({ treatments }: KnownPage, slugs: readonly string[]): boolean {
  return treatments.some(({ slug, isTreated }) => isTreated && slugs.includes(slug));
}
