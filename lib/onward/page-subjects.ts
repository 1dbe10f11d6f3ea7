import { memoise } from '@/lib/content/memoise';
import { getTerms } from '@/lib/glossary/glossary';
import type { Words } from '@/lib/pages/page';
import { describePaper } from '@/lib/papers/paper-description';
import { describePaperGroup, type PaperGroup } from '@/lib/papers/papers';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { countSubstances } from '@/lib/peptides/substance-names';
import { formatReference } from '@/lib/references/format-reference';
import { getReferences, type Reference } from '@/lib/references/references';
import { createNameCounter } from '@/lib/text/name-counter';

/** Weights of a mention by its place; in the text, or as a citation of a paper on it, it weighs 1. */
const WEIGHT = { title: 20, tag: 8, description: 6 } as const;

/** The least weight and share of a substance that counts as treated, not merely named. */
const LEAST = { weight: 5, share: 0.15 } as const;

/** The parts of a page that say what it is about. */
export type Subject = Words & { title: string; description: string; tags?: readonly string[] };

/**
 * How much a page is about a substance: its weight there, and its share of the weight of all substances. One that
 * is not named itself, but in a paper that the page cites, is never treated.
 */
export type Treatment = {
  slug: string;
  weight: number;
  share: number;
  isNamed: boolean;
  isTreated: boolean;
};

/** The substances that a page names or cites papers on, what it treats most first. Blends are their parts. */
export function weighSubstances(page: Subject): Treatment[] {
  const weights = new Map<string, number>();
  const add = (counts: ReadonlyMap<string, number>, weight: number) => {
    for (const [slug, count] of counts)
      weights.set(slug, (weights.get(slug) ?? 0) + count * weight);
  };
  add(countSubstances(page.title), WEIGHT.title);
  add(countSubstances((page.tags ?? []).join('\n')), WEIGHT.tag);
  add(countSubstances(page.description), WEIGHT.description);
  add(countSubstances(page.text), 1);
  const named = new Set(weights.keys());
  for (const key of new Set(page.keys))
    for (const slug of getSubstancesOf(key)) weights.set(slug, (weights.get(slug) ?? 0) + 1);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights]
    .map(([slug, weight]) => ({
      slug,
      weight,
      share: weight / total,
      isNamed: named.has(slug),
      isTreated: named.has(slug) && weight >= LEAST.weight && weight / total >= LEAST.share,
    }))
    .sort((a, b) => b.weight - a.weight || a.slug.localeCompare(b.slug));
}

/** The substances of the library that a record of the bibliography is on: its topic 'cjc-1295' is both CJC-1295. */
function getSubstancesOf(key: string): readonly string[] {
  return substancesByKey().get(key) ?? [];
}

const substancesByKey = memoise('substances-by-key', () => {
  const slugs = slugsByTopic();
  return new Map(
    [...getReferences()].map(([key, { custom }]) => [
      key,
      [...new Set(custom.topics.flatMap((topic) => slugs.get(topic) ?? []))],
    ]),
  );
});

/** What the page of a record is about: its title, what is told of it, and the substances that it is filed under. */
export function getPaperSubject(reference: Reference): Subject {
  const { id, custom } = reference;
  return {
    title: formatReference(reference).title,
    description: describePaper(reference),
    tags: getSubstancesOf(id).map((slug) => requirePeptide(slug).name),
    text: [...(custom.summary ?? []), ...custom.facts].join('\n'),
    keys: [id],
  };
}

/** What a list of papers is about. */
export function getGroupSubject(group: PaperGroup): Subject {
  const keys = group.pages.flatMap(({ papers }) => papers.map(({ key }) => key));
  return { ...describePaperGroup(group), text: '', keys };
}

/** The topics of the bibliography that stand for a substance. */
export function getTopicsOf(slug: string): string[] {
  return [...slugsByTopic()].flatMap(([topic, slugs]) => (slugs.includes(slug) ? [topic] : []));
}

const slugsByTopic = memoise('slugs-by-topic', () => {
  const slugs = getPeptides().flatMap(({ slug, molecule }) =>
    molecule.kind === 'blend' ? [] : [slug],
  );
  const topics = new Set([...getReferences().values()].flatMap(({ custom }) => custom.topics));
  return new Map(
    [...topics].map((topic) => [
      topic,
      slugs.includes(topic) ? [topic] : slugs.filter((slug) => slug.startsWith(`${topic}-`)),
    ]),
  );
});

/** The terms of the glossary that a text uses, by name or alias, with how often. */
export function countTerms(text: string): Map<string, number> {
  return termCounter()(text);
}

const termCounter = memoise('term-counter', () =>
  createNameCounter(
    getTerms().flatMap(({ term, aliases = [] }) =>
      [term, ...aliases].map((name) => [name, term] as const),
    ),
  ),
);
