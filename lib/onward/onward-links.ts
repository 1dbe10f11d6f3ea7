import { getMapRow } from '@/lib/evidence/evidence-map';
import { toSubstancePath } from '@/lib/evidence/map-paths';
import { countKeys } from '@/lib/evidence/map-words';
import { toComparePath } from '@/lib/peptides/compare';
import { getDirectPairs } from '@/lib/peptides/compared-substances';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { formatCount } from '@/lib/text/format';
import type { KnownPage } from './related-pages';

/** A link to a further page, with a short note. */
export type OnwardLink = { href: string; title: string; note?: string };
export type OnwardGroup = { label: string; links: readonly OnwardLink[] };

/** The link to a page. */
export function linkPage({ path, title }: KnownPage): OnwardLink {
  return { href: path, title };
}

/** The link to the evidence map of a substance, with its number of papers. */
export function getMapLink(slug: string): OnwardLink {
  const row = getMapRow(slug);
  return {
    href: toSubstancePath(slug),
    title: `The evidence on ${requirePeptide(slug).name}`,
    note: formatCount(countKeys([...(row?.cells ?? []), ...(row?.outside ?? [])]), 'paper'),
  };
}

/** Links to compare two substances, or one with up to two that trials compared it with, else one of its category. */
export function getComparisons([first = '', second]: readonly string[]): OnwardLink[] {
  const others = second ? [second] : findOpponents(first);
  return others.slice(0, 2).map((other) => ({
    href: toComparePath(first, other),
    title: `${requirePeptide(first).name} beside ${requirePeptide(other).name}`,
  }));
}

function findOpponents(slug: string): string[] {
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
