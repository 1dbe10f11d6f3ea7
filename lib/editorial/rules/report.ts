import { SECURITY_TXT } from '@/content/security';
import { type ContentProblem, formatProblem } from '@/lib/content/content-error';
import { toReviewDates } from '@/lib/content/review';
import { formatRetractionCheck } from '@/lib/evidence/retraction-check';
import { toProse } from '@/lib/markdown/blocks';
import { getSecurityDates } from '@/lib/seo/security-txt';
import { toReadingGrade } from '@/lib/text/reading-grade';
import { countWords as countTextWords } from '@/lib/text/reading-time';
import { type Article, articlesOf, blocksOf, type Corpus, isDraft } from './corpus';
import { findUncitedAmounts } from './uncited-amounts';

/**
 * Returns a short report for writers that fails nothing: problems in drafts, uncited amounts, articles of unusual
 * length, reading levels, retraction data and overdue reviews.
 */
export function toReport(corpus: Corpus, inDrafts: readonly ContentProblem[]): string {
  return [
    toList('In drafts, to mend before they are published', inDrafts.map(formatProblem)),
    toList(
      'Amounts in paragraphs that cite nothing; add the [@key] they rest on, or call the sum an example',
      articlesOf(corpus).flatMap(findUncitedAmounts).map(formatProblem),
    ),
    toList(
      `Articles of another length than ${WORDS.least} to ${WORDS.most} words`,
      toLengths(corpus),
    ),
    toReadingReport(corpus),
    toRetractionReport(corpus),
    toList('Due to be checked against their sources', findOverdue(corpus)),
    toList('Due to be checked', findOverdueSecurity(corpus.now)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Reports the last check against retraction data and the notices on records. */
function toRetractionReport({ evidence: { retractionCheck }, bibliography }: Corpus): string {
  if (retractionCheck.dataOf === '') return '';
  return toList('Records and retraction data', [
    formatRetractionCheck(retractionCheck, bibliography.length),
    ...retractionCheck.notices.map(({ reference, kind, date }) => `${reference}: ${kind}, ${date}`),
  ]);
}

function toLengths(corpus: Corpus): string[] {
  return publishedOf(corpus)
    .map((article) => ({ file: article.document.file, words: countWords(article) }))
    .filter(({ words }) => words < WORDS.least || words > WORDS.most)
    .map(({ file, words }) => `${file}: ${words} words`);
}

/** Lists the Flesch-Kincaid grade of each article in two columns, hardest first, below their median. */
function toReadingReport(corpus: Corpus): string {
  const levels = publishedOf(corpus)
    .map((article) => ({
      file: article.document.file,
      grade: toReadingGrade(toProse(blocksOf(article))),
    }))
    .sort((a, b) => b.grade - a.grade);
  const middle = levels.length / 2;
  const upper = levels[Math.floor(middle)]?.grade ?? 0;
  const lower = levels[Math.ceil(middle) - 1]?.grade ?? 0;
  const cells = levels.map(
    ({ file, grade }) =>
      `${grade.toFixed(1).padStart(4)} ${file.replace(/^content\/posts\/|\.md$/g, '')}`,
  );
  const width = Math.max(...cells.map(({ length }) => length)) + 2;
  const rows = Math.ceil(cells.length / 2);
  const lines = cells
    .slice(0, rows)
    .map((cell, index) => `${cell.padEnd(width)}${cells[index + rows] ?? ''}`.trimEnd());
  return toList(
    `Reading level (Flesch-Kincaid grade), median ${((upper + lower) / 2).toFixed(1)}, hardest first; shorten sentences and words above 12`,
    lines,
  );
}

const publishedOf = (corpus: Corpus) => articlesOf(corpus).filter((article) => !isDraft(article));

function toList(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** The usual length of an article in words. */
export const WORDS = { least: 900, most: 1600 };

/** Counts the words of an article as a reader sees them. */
export function countWords(article: Article): number {
  return blocksOf(article).reduce((sum, { text }) => sum + countTextWords(text), 0);
}

/** Lists health pages that were never reviewed in full or are due for review, one line each. */
export function findOverdue({
  texts,
  recordUpkeep,
  now,
}: Pick<Corpus, 'texts' | 'recordUpkeep' | 'now'>): string[] {
  const upkeep = [
    // Pages about the academy itself are not subject to review.
    ...texts
      .filter(({ kind }) => kind !== 'page')
      .map(({ document }) => ({ name: document.file, ...document.data, document })),
    ...recordUpkeep,
  ];
  return upkeep.flatMap((item) => {
    const dates = toReviewDates(item);
    if (!dates) return [`${item.name}: never checked; add reviewedAt when it was read whole`];
    return new Date(dates.dueAt) < now
      ? [`${item.name}: due since ${dates.dueAt.slice(0, 10)}`]
      : [];
  });
}

/** Reports security.txt some time before it expires. */
export function findOverdueSecurity(now: Date): string[] {
  const { expires, dueFrom } = getSecurityDates();
  const end = `${SECURITY_TXT} ends on ${expires.slice(0, 10)}`;
  return now < new Date(dueFrom)
    ? []
    : [`content/security.ts: ${end}; make sure that its contact is read, then set checkedAt`];
}
