import { createHash } from 'node:crypto';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { getChanges, type SubstanceChange } from '@/lib/onward/substance-changes';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import type { FeedItem, FeedPlace } from './feed';
import { toAbsoluteUrl } from './site-url';

/** The feed of one substance: articles, corrections, labels and approvals. */
export function substanceFeed({ slug, name }: Pick<PeptideRecord, 'slug' | 'name'>): FeedPlace {
  return {
    title: `${name}, ${site.name}`,
    description: `What changed for ${name} by the records of ${site.name}, newest first.`,
    path: peptidePath(slug),
    rss: `/feeds/${slug}.xml`,
    json: `/feeds/${slug}.json`,
  };
}

/** The feed of all substances. */
export const substancesFeed: FeedPlace = {
  title: `All substances, ${site.name}`,
  description: `What changed for any substance by the records of ${site.name}, newest first.`,
  path: pages.library.path,
  rss: '/feeds/substances.xml',
  json: '/feeds/substances.json',
};

/** The changes of a substance as items of a feed, its articles among them unless they are told otherwise. */
export function getSubstanceItems(peptide: PeptideRecord, isWithoutArticles = false): FeedItem[] {
  return getChanges(peptide)
    .filter(({ kind }) => kind !== 'Article' || !isWithoutArticles)
    .map((change) => makeChangeItem(peptide, change));
}

/** The changes of all substances, newest first; what several share is told once. */
export function getAllSubstanceItems(): FeedItem[] {
  const items = getPeptides().flatMap((peptide) => getSubstanceItems(peptide));
  const told = new Map(items.map((item) => [`${item.url} ${item.summary}`, item]));
  return [...told.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

function makeChangeItem({ name }: PeptideRecord, change: SubstanceChange): FeedItem {
  const { date, kind, text, href } = change;
  const url = toAbsoluteUrl(href);
  const mark = createHash('sha256').update(`${kind} ${text}`).digest('hex').slice(0, 12);
  return {
    id: `${url}${href.includes('#') ? '-' : '#'}change-${date}-${mark}`,
    url,
    title: `${name}: ${kind.toLowerCase()}`,
    summary: text,
    html: toHtml([h('p', text), h('p', h('a', { href: url }, name))]),
    author: site.name,
    publishedAt: `${date.length > 7 ? date : `${date}-01`}T00:00:00.000Z`,
    tags: [name],
  };
}
