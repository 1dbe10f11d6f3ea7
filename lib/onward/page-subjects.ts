import { memoise } from '@/lib/content/memoise';
import { getTerms } from '@/lib/glossary/glossary';
import type { Words } from '@/lib/pages/page';
import { describePaper, describePaperGroup, type PaperGroup } from '@/lib/papers/papers';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { countSubstances } from '@/lib/peptides/substance-names';
import { formatReference } from '@/lib/references/format-reference';
import { getReferences, type Reference } from '@/lib/references/references';
import { createNameCounter } from '@/lib/text/name-counter';

/** Weights of a mention by place. In the text, or as a cited paper on the substance, it weighs 1. */
const WEIGHT = { title: 20, tag: 8, description: 6 } as const;

/** The minimum weight and share at which a substance counts as treated, not just named. */
const LEAST = { weight: 5, share: 0.15 } as const;

/** The parts of a page that determine its subject. */
export type Subject = Words & { title: string; description: string; tags?: readonly string[] };

/**
 * How much a page is about a substance: its weight there, and its share of the weight of all substances. A substance
 * that is not named, and only the subject of a paper that the page cites, is never treated.
 */
export type Treatment = {
  slug: string;
  weight: number;
  share: number;
  isNamed: boolean;
  isTreated: boolean;
};

/** Weighs the substances that a page names or cites papers on, heaviest first. A blend counts as its parts. */
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

/** The library's substances that a bibliography record is about. */
export function getSubstancesOf(key: string): string[] {
  const topics = getReferences().get(key)?.custom.topics ?? [];
  return [...new Set(topics.flatMap(getSubstancesUnder))];
}

/** The library's substances under a topic of the bibliography; 'cjc-1295' covers both kinds of CJC-1295. */
export function getSubstancesUnder(topic: string): string[] {
  const slugs = getPeptides().flatMap(({ slug, molecule }) =>
    molecule.kind === 'blend' ? [] : [slug],
  );
  return slugs.includes(topic) ? [topic] : slugs.filter((slug) => slug.startsWith(`${topic}-`));
}

/** The subject of a paper's page: title, description, summary, facts, and the substances that it is filed under. */
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

/** The subject of a list of papers. */
export function getGroupSubject(group: PaperGroup): Subject {
  return { ...describePaperGroup(group), text: '', keys: group.papers.map(({ key }) => key) };
}

/** Counts the glossary terms that a text uses, by name or alias. */
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
