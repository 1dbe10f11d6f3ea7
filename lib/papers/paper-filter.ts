import { PAPERS_PATH } from '@/content/paths';
import { holdsEveryWord } from '@/lib/text/every-word';
import { withParameters } from '@/lib/text/to-address';

/** A paper as the list shows and filters it; short, because all are sent to the browser. */
export type Paper = {
  /** Its citation key, by which it has a page. */
  key: string;
  title: string;
  /** First author, 'et al.' where there are more. */
  by: string;
  journal: string;
  /** Absent when the record is undated. */
  year?: number;
  study: string;
  /** The kind of study, and how many took part and which way the results point where that is known. */
  facts: string[];
  /** Subjects of the peptide filter. */
  topics: string[];
  href?: string;
};

/** The values of the filters, and words of the title; '' stands for all. */
export type PaperQuery = { words: string; peptide: string; year: string; study: string };

/** The choices of each filter, in the order in which they are offered. */
export type PaperChoices = Record<
  'peptides' | 'years' | 'studies',
  readonly { value: string; label: string }[]
>;

export const everyPaper: PaperQuery = { words: '', peptide: '', year: '', study: '' };

/** The filters in the address; other parameters are kept. */
export const papersInAddress = {
  parse: (params: URLSearchParams): PaperQuery => {
    const get = (name: keyof PaperQuery) => params.get(name) ?? '';
    return { words: get('words'), peptide: get('peptide'), year: get('year'), study: get('study') };
  },
  format: (query: PaperQuery, current: URL): string => withParameters(current, query),
};

/** Drops values that no filter offers, such as those of an old address. */
export function limitQuery(
  { words, peptide, year, study }: PaperQuery,
  { peptides, years, studies }: PaperChoices,
): PaperQuery {
  const offered = (asked: string, choices: PaperChoices[keyof PaperChoices]) =>
    choices.some(({ value }) => value === asked) ? asked : '';
  return {
    words,
    peptide: offered(peptide, peptides),
    year: offered(year, years),
    study: offered(study, studies),
  };
}

/** Whether a paper passes the filters, and its title, authors and journal hold every word. */
export function matchesPaper(paper: Paper, { words, peptide, year, study }: PaperQuery): boolean {
  return (
    holdsEveryWord([paper.title, paper.by, paper.journal], words) &&
    (peptide === '' || paper.topics.includes(peptide)) &&
    (year === '' || String(paper.year) === year) &&
    (study === '' || paper.study === study)
  );
}

/** The label of a paper's link: 'doi:10.1056/x', 'PMID 123', otherwise its host. */
export function formatLinkLabel(href: string): string {
  const { hostname, pathname } = new URL(href);
  if (hostname === 'doi.org') return `doi:${decodeURIComponent(pathname.slice(1))}`;
  if (hostname === 'pubmed.ncbi.nlm.nih.gov') return `PMID ${pathname.replaceAll('/', '')}`;
  return hostname.replace(/^www\./, '');
}

/** All papers as a file, which the filters fetch when they are first used. */
export const PAPERS_FILE = `${PAPERS_PATH}.json`;

/** The address of a page of the list. */
export function papersPath(page: number): string {
  return page === 1 ? PAPERS_PATH : `${PAPERS_PATH}/${page}`;
}

/** The address of a list of the papers of one kind of study, or on one subject; `page` from 1. */
export function paperGroupPath(by: 'kind' | 'about', value: string, page = 1): string {
  return `${PAPERS_PATH}/${by}/${value}${page === 1 ? '' : `/${page}`}`;
}

/** An answer as a list of papers. Throws when it is anything else. */
export function parsePapers(answer: unknown): Paper[] {
  if (!Array.isArray(answer) || !answer.every(isPaper))
    throw new Error('The answer is not a list of papers.');
  return answer;
}

function isPaper(value: unknown): value is Paper {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    ['key', 'title', 'by', 'journal', 'study'].every(
      (name) => typeof fields.get(name) === 'string',
    ) && ['facts', 'topics'].every((name) => Array.isArray(fields.get(name)))
  );
}
