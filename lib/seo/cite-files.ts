import { getPost } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { getLessonViews } from '@/lib/learn/education';
import { getPeptides } from '@/lib/peptides/peptides';
import { toBibTeX } from '@/lib/references/bibtex';
import { type Citable, toCitable, toCslJson } from '@/lib/references/citable';
import { getReferences } from '@/lib/references/references';
import { toRis } from '@/lib/references/ris';
import { type Citation, citeArticle, citeLesson, citePaper, citePeptide } from './cite';

const CHARSET = 'charset=utf-8';

/** The formats of reference managers by file extension, with the content type of each. */
export const CITE_TYPES = {
  bib: `application/x-bibtex; ${CHARSET}`,
  ris: `application/x-research-info-systems; ${CHARSET}`,
  json: `application/vnd.citationstyles.csl+json; ${CHARSET}`,
} as const;

type Format = keyof typeof CITE_TYPES;

const NAMES: Record<Format, string> = { bib: 'BibTeX', ris: 'RIS', json: 'CSL-JSON' };
const WRITERS = { bib: toBibTeX, ris: toRis, json: toCslJson };

/** The formats for a list of references: those that reference managers import. */
const LIST_FORMATS: readonly Format[] = ['bib', 'ris'];

/** The address of a file and the text of its link. */
export type CiteLink = { href: string; name: string };

/** Links to the files that cite a page (or its paper), and to those with all its references. */
export function getCiteLinks({ path, references }: Citation): {
  files: CiteLink[];
  lists: CiteLink[];
} {
  const getLink = (base: string) => (format: Format) => ({
    href: `${base}.${format}`,
    name: NAMES[format],
  });
  return {
    files: (Object.keys(CITE_TYPES) as Format[]).map(getLink(`/cite${path}`)),
    lists: references.length > 0 ? LIST_FORMATS.map(getLink(`/cite${path}/references`)) : [],
  };
}

type ServedFile = { body: string; type: string; name: string };

/**
 * Every file under /cite that the build makes, by address, each rendered when requested. Leaves out articles, of which
 * there may be thousands; see readArticleCiteFile. Throws a ContentError.
 */
export const getCiteFiles: () => ReadonlyMap<string, () => ServedFile> = memoise(
  'cite-files',
  () => new Map(getCitations().flatMap(listFiles)),
);

function listFiles(citation: Citation): [string, () => ServedFile][] {
  const { files, lists } = getCiteLinks(citation);
  return [
    ...files.map(({ href }) => makeFile(href, () => [citation.work])),
    ...lists.map(({ href }) => makeFile(href, () => citation.references.map(toCitable))),
  ];
}

function getCitations(): Citation[] {
  return [
    ...getLessonViews().map(citeLesson),
    ...getPeptides().map(citePeptide),
    ...[...getReferences().values()].map(citePaper),
  ];
}

const ARTICLE_FILE = /^\/cite\/blog\/(?<slug>[a-z0-9-]+)[./]/;

/** Renders the citation file of an article at `href`; undefined when there is no such file. */
export function readArticleCiteFile(href: string): ServedFile | undefined {
  const post = getPost(ARTICLE_FILE.exec(href)?.groups?.slug ?? '');
  return post && new Map(listFiles(citeArticle(post))).get(href)?.();
}

function makeFile(href: string, toWorks: () => readonly Citable[]): [string, () => ServedFile] {
  const format = href.slice(href.lastIndexOf('.') + 1) as Format;
  const [folder, last = ''] = href.split('/').slice(-2);
  const name = last.startsWith('references.') ? `${folder}-${last}` : last;
  return [href, () => ({ body: WRITERS[format](toWorks()), type: CITE_TYPES[format], name })];
}
