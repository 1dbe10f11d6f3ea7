import { studyKinds } from '@/content/study-kinds';
import { memoise } from '@/lib/content/memoise';
import {
  formatDirections,
  formatPeople,
  formatStudyKind,
  pickTold,
  toMainFirst,
} from '@/lib/evidence/describe-study';
import { getFindingsOf } from '@/lib/evidence/evidence';
import { formatDeaths } from '@/lib/evidence/finding-text';
import { paperSubjectRecords } from '@/lib/records/resources';
import { formatReference } from '@/lib/references/format-reference';
import { getReferences, type Reference } from '@/lib/references/references';
import { getFirstAuthor, getYear } from '@/lib/references/short-name';
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

/** Splits a list of papers into the pages that show it. */
export function paginate(papers: readonly Paper[]): Paper[][] {
  return Array.from({ length: Math.ceil(papers.length / PAGE_SIZE) }, (_, index) =>
    papers.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
}

/** The records of one kind of study or on one subject, labels, notices and announcements too, newest first. */
export type PaperGroup = {
  by: 'kind' | 'about';
  value: string;
  label: string;
  papers: readonly Paper[];
};

/** The groups that have at least one record. */
export const getPaperGroups: () => readonly PaperGroup[] = memoise('paper-groups', () => {
  const records = [...getReferences().values()].map(summarisePaper).sort(byYear);
  const kinds = Object.entries(studyKinds).map(([value, { label }]): PaperGroup => {
    const papers = records.filter(({ study }) => study === value);
    return { by: 'kind', value, label, papers };
  });
  const subjects = paperSubjectRecords.get().map(({ topic, label }): PaperGroup => {
    const papers = records.filter(({ topics }) => topics.includes(topic));
    return { by: 'about', value: topic, label, papers };
  });
  return [...kinds, ...subjects].filter(({ papers }) => papers.length > 0);
});

/** The group of a kind of study or a subject, as in paths below /resources/papers. Throws if there is none. */
export function requirePaperGroup(by: string, value: string): PaperGroup {
  const group = getPaperGroups().find((each) => each.by === by && each.value === value);
  if (!group) throw new Error(`there are no papers ${by} "${value}"`);
  return group;
}

/** The title and description of a group's page. */
export function describePaperGroup({ by, label, papers }: PaperGroup): {
  title: string;
  description: string;
} {
  const count = formatCount(papers.length, 'source');
  return by === 'kind'
    ? { title: `Kind of study: ${label}`, description: `${count} of this kind, newest first.` }
    : { title: `Papers on ${label}`, description: `${count} on ${label}, newest first.` };
}

/** The options of each filter: only values that at least one listed paper has. */
export function getPaperChoices(papers: readonly Paper[]): PaperChoices {
  return {
    peptide: paperSubjectRecords
      .get()
      .filter(({ topic }) => papers.some(({ topics }) => topics.includes(topic)))
      .map(({ topic, label }) => ({ value: topic, label })),
    year: [...new Set(papers.flatMap(({ year }) => year ?? []))].map((year) => ({
      value: String(year),
      label: String(year),
    })),
    study: Object.entries(studyKinds)
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
  const offered = paperSubjectRecords.get().map(({ topic }) => topic);
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
    topics: custom.topics.filter((topic) => offered.includes(topic)),
    ...(link && { href: link.href }),
  };
}

function byYear(a: Paper, b: Paper): number {
  return (b.year ?? 0) - (a.year ?? 0) || a.title.localeCompare(b.title, 'en');
}

const MOST_QUESTIONS = 2;

/**
 * Describes a record in a few sentences: its kind, its people, deaths that were counted as a harm, the questions that
 * its results answer, and these results.
 */
export function describePaper(reference: Reference): string {
  const findings = toMainFirst(getFindingsOf(reference.id));
  const people = formatPeople(findings);
  const { shown, against } = pickTold(findings);
  const questions = [...new Set([...shown, against].flatMap((told) => told?.question ?? []))];
  const directions = formatDirections(findings);
  const isHarmLeft =
    shown[0]?.kind === 'benefit' && !against && findings.some(({ kind }) => kind === 'harm');
  return [
    `${formatStudyKind(reference)}${people ? `, ${people}` : ''}.`,
    ...findings.flatMap((finding) => formatDeaths(finding) ?? []).map((deaths) => `${deaths}.`),
    ...questions.slice(0, MOST_QUESTIONS),
    ...(directions ? [`${directions}${isHarmLeft ? '; for harms, see the results' : ''}.`] : []),
  ].join(' ');
}
