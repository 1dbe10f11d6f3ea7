import { studyKinds } from '@/content/study-kinds';
import { memoise } from '@/lib/content/memoise';
import { formatDirections, formatPeople, formatStudyKind } from '@/lib/evidence/describe-study';
import { getFindingsOf } from '@/lib/evidence/evidence';
import { paperSubjectRecords } from '@/lib/records/resources';
import { formatReference } from '@/lib/references/format-reference';
import { getReferences, type Reference, requireReferences } from '@/lib/references/references';
import { getFirstAuthor, getShortName, getYear } from '@/lib/references/short-name';
import { formatCount } from '@/lib/text/format';
import type { Paper, PaperChoices } from './paper-filter';

/**
 * Returns the journal papers of the bibliography, newest first, undated ones last, by title within a year. Labels,
 * alerts and company statements are not papers and are left out.
 */
export function getPapers(): Paper[] {
  return [...getReferences().values()].filter(isPaper).map(summarisePaper).sort(byYear);
}

/** The number of papers per page, which keeps a page below 25 kB. */
const PAGE_SIZE = 50;

/** One page of a list; the first is number 1. */
export type PaperPage = { number: number; pageCount: number; total: number; papers: Paper[] };

/** The pages of the list, newest papers first. */
export function getPaperPages(): PaperPage[] {
  return paginate(getPapers());
}

function paginate(papers: readonly Paper[]): PaperPage[] {
  const pageCount = Math.ceil(papers.length / PAGE_SIZE);
  return Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    pageCount,
    total: papers.length,
    papers: papers.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  }));
}

const getTopics = memoise(
  'paper-topics',
  () => new Set(paperSubjectRecords.get().map(({ topic }) => topic)),
);

/** The records of one kind of study or on one subject, including labels, notices and announcements. */
export type PaperGroup = { by: 'kind' | 'about'; value: string; label: string; pages: PaperPage[] };

/** The groups that have at least one record. */
export const getPaperGroups: () => readonly PaperGroup[] = memoise('paper-groups', () => {
  const records = [...getReferences().values()].map(summarisePaper).sort(byYear);
  const kinds = Object.entries(studyKinds).map(([value, { label }]): PaperGroup => {
    const pages = paginate(records.filter(({ study }) => study === value));
    return { by: 'kind', value, label, pages };
  });
  const subjects = paperSubjectRecords.get().map(({ topic, label }): PaperGroup => {
    const pages = paginate(records.filter(({ topics }) => topics.includes(topic)));
    return { by: 'about', value: topic, label, pages };
  });
  return [...kinds, ...subjects].filter(({ pages }) => pages.length > 0);
});

/** The group of a kind of study or a subject, as in paths below /resources/papers. Throws if there is none. */
export function requirePaperGroup(by: PaperGroup['by'], value: string): PaperGroup {
  const group = getPaperGroups().find((each) => each.by === by && each.value === value);
  if (!group) throw new Error(`there are no papers ${by} "${value}"`);
  return group;
}

/** The title and description of a group's page. */
export function describePaperGroup({ by, label, pages }: PaperGroup): {
  title: string;
  description: string;
} {
  const count = formatCount(pages[0]?.total ?? 0, 'source');
  return by === 'kind'
    ? { title: `Kind of study: ${label}`, description: `${count} of this kind, newest first.` }
    : { title: `Papers on ${label}`, description: `${count} on ${label}, newest first.` };
}

/** The options of each filter: only values that at least one listed paper has. */
export function getPaperChoices(papers: readonly Paper[]): PaperChoices {
  return {
    peptides: paperSubjectRecords
      .get()
      .filter(({ topic }) => papers.some(({ topics }) => topics.includes(topic)))
      .map(({ topic, label }) => ({ value: topic, label })),
    years: [...new Set(papers.flatMap(({ year }) => year ?? []))].map((year) => ({
      value: String(year),
      label: String(year),
    })),
    studies: Object.entries(studyKinds)
      .filter(([study]) => papers.some((paper) => paper.study === study))
      .map(([value, { label }]) => ({ value, label })),
  };
}

function isPaper({ type, custom }: Reference): boolean {
  return (
    type === 'article-journal' &&
    custom.study !== 'regulatory' &&
    custom.study !== 'announcement-or-registry'
  );
}

function summarisePaper(reference: Reference): Paper {
  const { id, author, custom } = reference;
  const findings = getFindingsOf(id);
  const { title, journal, link } = formatReference(reference);
  const hasMore = custom.moreAuthors || author.length > 1;
  const year = getYear(reference);
  return {
    key: id,
    title,
    by: `${getFirstAuthor(reference) ?? ''}${hasMore ? ' et al.' : ''}`.trim(),
    journal,
    ...(year !== undefined && { year }),
    study: custom.study,
    facts: [formatStudyKind(reference), formatPeople(findings), formatDirections(findings)].filter(
      (fact) => fact !== undefined,
    ),
    topics: custom.topics.filter((topic) => getTopics().has(topic)),
    ...(link && { href: link.href }),
  };
}

function byYear(a: Paper, b: Paper): number {
  return (b.year ?? 0) - (a.year ?? 0) || a.title.localeCompare(b.title, 'en');
}

/** A publication in one line: 'Meyer 2007', with its journal and link. */
export type ShortCitation = {
  id: string;
  name: string;
  journal: string;
  href?: string;
  /** The label of the link: 'doi:10.1056/x', 'PMID 123' or a host. */
  linkLabel?: string;
};

/** The short citations of bibliography keys, in their order. Throws on a key without a record. */
export function getShortCitations(keys: readonly string[]): ShortCitation[] {
  return requireReferences(keys).map((reference) => {
    const { journal, link } = formatReference(reference);
    return {
      id: reference.id,
      name: getShortName(reference),
      journal,
      ...(link && { href: link.href, linkLabel: link.label }),
    };
  });
}
