import { site } from '@/content/site';
import type { Post } from '@/lib/articles/post';
import { toLastChange } from '@/lib/content/review';
import { getPageFigures } from '@/lib/figures/data/figures';
import { toPageKeys } from '@/lib/glossary/cited-text';
import type { LessonView } from '@/lib/learn/education';
import { lessonPath } from '@/lib/learn/page-paths';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { type Citable, toCitable } from '@/lib/references/citable';
import { formatReference } from '@/lib/references/format-reference';
import { paperPath } from '@/lib/references/paper-path';
import { type Reference, requireReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import { formatLongDate } from '@/lib/text/format';
import { toAbsoluteUrl } from './site-url';

/** How to cite a page, or the paper that the page is about. */
export type Citation = {
  /** The path of the page. Its citation files are at /cite followed by this path. */
  path: string;
  /** The citation in one line, to copy. */
  text: string;
  /** What the citation files describe: the page, or the paper if the page is about one. */
  work: Citable;
  /** The references of the page, in order; none on the page of a paper. */
  references: readonly Reference[];
};

type Page = {
  path: string;
  title: string;
  author?: string;
  /** Dates in ISO 8601. */
  publishedAt?: string;
  changedAt?: string;
  checkedAt?: string;
};

/** Cites an article: by its desk, with the dates of publication and last change. */
export function citeArticle(post: Post): Citation {
  const { slug, title, author, publishedAt } = post;
  const dates = { publishedAt, changedAt: toLastChange(post) };
  const citedKeys = toPageKeys(post.document);
  return makeCitation({ path: `/blog/${slug}`, title, author, ...dates }, citedKeys);
}

/** Cites a lesson, with the date of its last change. */
export function citeLesson({ topic, lesson }: LessonView): Citation {
  const page = { path: lessonPath(topic, lesson), title: lesson.title };
  const citedKeys = toPageKeys(lesson.document);
  return makeCitation({ ...page, changedAt: toLastChange(lesson) }, citedKeys);
}

/** Cites a peptide page. Its record has no date of publication, so none is given. */
export function citePeptide(peptide: PeptideRecord): Citation {
  const { name, slug, reviewedAt } = peptide;
  const { keys } = toPeptideCitations(peptide, getPageFigures(slug).boxes);
  const dates = { checkedAt: reviewedAt, changedAt: toLastChange(peptide) };
  return makeCitation({ path: peptidePath(slug), title: name, ...dates }, keys);
}

/** Cites a paper itself, not our page about it, as readers of that page want to do. */
export function citePaper(reference: Reference): Citation {
  const { authors, title, journal, detail, link } = formatReference(reference);
  const end = /[?!]$/.test(title) ? '' : '.';
  const parts = [authors && `${authors}.`, `${title}${end}`, `${journal}.`, `${detail}.`];
  return {
    path: paperPath(reference.id),
    text: [...parts, link && (reference.DOI ? link.label : link.href)].filter(Boolean).join(' '),
    work: toCitable(reference),
    references: [],
  };
}

/** Cites our page about a paper, in one line. */
export function citePaperPage(reference: Reference): string {
  const path = paperPath(reference.id);
  return formatLine({ path, title: `${getShortName(reference)}: ${reference.title}` });
}

function makeCitation(page: Page, keys: readonly string[]): Citation {
  const references = requireReferences(keys);
  return { path: page.path, text: formatLine(page), work: describeWork(page), references };
}

function describeWork({ path, title, author = site.name, ...dates }: Page): Citable {
  const { publishedAt, changedAt, checkedAt } = dates;
  const issued = publishedAt ?? changedAt;
  const notes = [
    ...(publishedAt && changedAt && changedAt > publishedAt
      ? [`Updated ${formatDay(changedAt)}.`]
      : []),
    ...(checkedAt ? [`Last checked against its sources ${formatDay(checkedAt)}.`] : []),
  ];
  return {
    id: `amide-academy${path.replaceAll('/', '-')}`,
    type: 'webpage',
    title,
    author: [{ literal: author }],
    'container-title': site.name,
    ...(issued && { issued: { 'date-parts': [formatDay(issued).split('-').map(Number)] } }),
    URL: toAbsoluteUrl(path),
    language: site.language,
    ...(notes.length > 0 && { notes }),
  };
}

function formatLine({ path, title, author, publishedAt, changedAt, checkedAt }: Page): string {
  const dates = [
    publishedAt && `published ${formatLongDate(publishedAt)}`,
    changedAt && changedAt !== publishedAt && `updated ${formatLongDate(changedAt)}`,
    !changedAt && checkedAt && `checked ${formatLongDate(checkedAt)}`,
  ].filter(Boolean);
  const end = /[.?!]$/.test(title) ? '' : '.';
  const source = [site.name, ...(dates.length > 0 ? [dates.join(', ')] : [])].join('; ');
  return `${author ? `${author}. ` : ''}${title}${end} ${source}. ${toAbsoluteUrl(path)}`;
}

/** '2026-03-14T00:00:00.000Z' → '2026-03-14'. */
function formatDay(iso: string): string {
  return iso.slice(0, 10);
}
