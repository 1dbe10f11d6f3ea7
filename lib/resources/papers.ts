import { paperPeptides, studyKinds } from '@/content/resources/papers';
import { formatReference } from '@/lib/references/format-reference';
import { getReferences, type Reference } from '@/lib/references/references';
import type { Paper, PaperChoices } from './paper-filter';
import { toFirstAuthor, toYear } from './short-citations';

const listedTopics: readonly string[] = paperPeptides.map(({ topic }) => topic);

/**
 * The journal papers of the bibliography, newest first, undated last, titles in order within a year. The
 * content rules hold no record that the site does not cite.
 * Labels, alerts and company statements are no papers and are left out.
 */
export function getPapers(): Paper[] {
  return [...getReferences().values()].filter(isPaper).map(toPaper).sort(byYear);
}

/** Papers on one page of the list: what keeps a page below 25 kB, however long the bibliography grows. */
const PAGE_SIZE = 70;

/** One page of the list; the first is number 1. */
export type PaperPage = { number: number; pageCount: number; total: number; papers: Paper[] };

/** The pages of the list, newest papers first. */
export function getPaperPages(): PaperPage[] {
  const papers = getPapers();
  const pageCount = Math.ceil(papers.length / PAGE_SIZE);
  return Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    pageCount,
    total: papers.length,
    papers: papers.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  }));
}

/** The choices of each filter: only what at least one listed paper has. */
export function toPaperChoices(papers: readonly Paper[]): PaperChoices {
  return {
    peptides: paperPeptides
      .filter(({ topic }) => papers.some(({ topics }) => topics.includes(topic)))
      .map(({ topic, label }) => ({ value: topic, label })),
    years: [...new Set(papers.flatMap(({ year }) => year ?? []))].map((year) => ({
      value: String(year),
      label: String(year),
    })),
    studies: Object.entries(studyKinds)
      .filter(([study]) => papers.some((paper) => paper.study === study))
      .map(([value, label]) => ({ value, label })),
  };
}

function isPaper({ type, custom }: Reference): boolean {
  return (
    type === 'article-journal' &&
    custom.study !== 'regulatory' &&
    custom.study !== 'announcement-or-registry'
  );
}

function toPaper(reference: Reference): Paper {
  const { author, custom } = reference;
  const { title, journal, link } = formatReference(reference);
  const hasMore = custom.moreAuthors || author.length > 1;
  const year = toYear(reference);
  return {
    title,
    by: `${toFirstAuthor(reference) ?? ''}${hasMore ? ' et al.' : ''}`.trim(),
    journal,
    ...(year !== undefined && { year }),
    study: custom.study,
    topics: custom.topics.filter((topic) => listedTopics.includes(topic)),
    ...(link && { href: link.href }),
  };
}

function byYear(a: Paper, b: Paper): number {
  return (b.year ?? 0) - (a.year ?? 0) || a.title.localeCompare(b.title, 'en');
}
