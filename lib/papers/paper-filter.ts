import { PAPERS_PATH } from '@/content/paths';
import { holdsEveryWord } from '@/lib/text/every-word';
import { withParameters } from '@/lib/text/to-address';

/** A paper as the list shows and filters it; kept small, because all are sent to the browser. */
export type Paper = {
  /** Its citation key, which is part of its page's path. */
  key: string;
  title: string;
  /** The first author, with 'et al.' if there are more. */
  by: string;
  journal: string;
  /** Absent when the record is undated. */
  year?: number;
  study: string;
  /** The kind of study and, if known, how many people took part and which way the results point. */
  facts: string[];
  /** Its topics that the peptide filter offers. */
  topics: string[];
  href?: string;
};

/** The filters that offer a choice. */
export type PaperFilter = 'peptide' | 'year' | 'study';

/** The values of the filters, and the words to search for; '' means no filter. */
export type PaperQuery = Record<PaperFilter | 'words', string>;

/** The options of each filter, in display order. */
export type PaperChoices = Record<PaperFilter, readonly { value: string; label: string }[]>;

export const everyPaper: PaperQuery = { words: '', peptide: '', year: '', study: '' };

/** Parses the filters from the URL and writes them to it; other parameters are kept. */
export const papersInAddress = {
  parse: (params: URLSearchParams): PaperQuery => {
    const get = (name: keyof PaperQuery) => params.get(name) ?? '';
    return { words: get('words'), peptide: get('peptide'), year: get('year'), study: get('study') };
  },
  format: (query: PaperQuery, current: URL): string => withParameters(current, query),
};

/** Drops values that no filter offers, such as those of an outdated URL. */
export function limitQuery(query: PaperQuery, choices: PaperChoices): PaperQuery {
  const limit = (filter: PaperFilter) =>
    choices[filter].some(({ value }) => value === query[filter]) ? query[filter] : '';
  return { ...query, peptide: limit('peptide'), year: limit('year'), study: limit('study') };
}

/** Whether a paper passes the filters and its title, author and journal contain every word. */
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

/** The JSON file of all papers, which the filters fetch when first used. */
export const PAPERS_FILE = `${PAPERS_PATH}.json`;

/** The path of a page of the list; `page` from 1. */
export function papersPath(page: number): string {
  return page === 1 ? PAPERS_PATH : `${PAPERS_PATH}/${page}`;
}

/** The path of the papers of one kind of study or on one subject; `page` from 1. */
export function paperGroupPath(by: 'kind' | 'about', value: string, page = 1): string {
  return `${PAPERS_PATH}/${by}/${value}${page === 1 ? '' : `/${page}`}`;
}

/** Validates a response as a list of papers. Throws if it is anything else. */
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
