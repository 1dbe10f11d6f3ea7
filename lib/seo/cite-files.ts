import { getPost } from '@/lib/articles/posts';
import { memoise } from '@/lib/content/memoise';
import { getLessonViews } from '@/lib/learn/education';
import { getPeptides } from '@/lib/peptides/peptides';
import { toBibTeX } from '@/lib/references/bibtex';
import { type Citable, toCitable, toCslJson } from '@/lib/references/citable';
import { getReferences } from '@/lib/references/references';
import { toRis } from '@/lib/references/ris';
import { type Citation, citeArticle, citeLesson, citePaper, citePeptide } from './cite';

/** The formats of reference managers, with the type that a file of each is served as. */
const FORMATS = {
  bib: { name: 'BibTeX', type: 'application/x-bibtex; charset=utf-8', write: toBibTeX },
  ris: {
    name: 'RIS',
    type: 'application/x-research-info-systems; charset=utf-8',
    write: toRis,
  },
  json: {
    name: 'CSL-JSON',
    type: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    write: toCslJson,
  },
} as const;

type Format = keyof typeof FORMATS;

/** The type that a file of each ending is served as. */
export const CITE_TYPES: Record<Format, string> = {
  bib: FORMATS.bib.type,
  ris: FORMATS.ris.type,
  json: FORMATS.json.type,
};

/** Formats of a whole list of references: what reference managers import. */
const LIST_FORMATS = ['bib', 'ris'] as const satisfies readonly Format[];

/** A file's address and what its link says. */
export type CiteLink = { href: string; name: string };

/** The files that cite a page (or its paper), and those that hold all its references. */
export function getCiteLinks({ path, references }: Citation): {
  files: CiteLink[];
  lists: CiteLink[];
} {
  const getLink = (base: string) => (format: Format) => ({
    href: `${base}.${format}`,
    name: FORMATS[format].name,
  });
  return {
    files: (Object.keys(FORMATS) as Format[]).map(getLink(`/cite${path}`)),
    lists: references.length > 0 ? LIST_FORMATS.map(getLink(`/cite${path}/references`)) : [],
  };
}

/** A file for reference managers: its works are read when it is asked for. */
type CiteFile = { format: Format; toWorks: () => readonly Citable[] };

/**
 * Every file of /cite that the build makes, by its address. Those of articles, of which there may be thousands, are
 * made when they are asked for. Throws a ContentError.
 */
export const getCiteFiles: () => ReadonlyMap<string, CiteFile> = memoise(
  'cite-files',
  () => new Map(getCitations().flatMap(listFiles)),
);

function listFiles(citation: Citation): [string, CiteFile][] {
  const { files, lists } = getCiteLinks(citation);
  const of = (href: string, toWorks: CiteFile['toWorks']): [string, CiteFile] => [
    href,
    { format: href.slice(href.lastIndexOf('.') + 1) as Format, toWorks },
  ];
  return [
    ...files.map(({ href }) => of(href, () => [citation.work])),
    ...lists.map(({ href }) => of(href, () => citation.references.map(toCitable))),
  ];
}

/** How every lesson, peptide and paper is cited. */
function getCitations(): Citation[] {
  return [
    ...getLessonViews().map(citeLesson),
    ...getPeptides().map(citePeptide),
    ...[...getReferences().values()].map(citePaper),
  ];
}

type ServedFile = { body: string; type: string; name: string };

/** A file of the build; undefined where there is none at the address. */
export function readCiteFile(href: string): ServedFile | undefined {
  const file = getCiteFiles().get(href);
  return file && getServedFile(href, file);
}

const ARTICLE_FILE = /^\/cite\/blog\/(?<slug>[a-z0-9-]+)[./]/;

/** The same of an article. */
export function readArticleCiteFile(href: string): ServedFile | undefined {
  const post = getPost(ARTICLE_FILE.exec(href)?.groups?.slug ?? '');
  const file = post && new Map(listFiles(citeArticle(post))).get(href);
  return file && getServedFile(href, file);
}

function getServedFile(href: string, file: CiteFile): ServedFile {
  const { write, type } = FORMATS[file.format];
  const [folder, last = ''] = href.split('/').slice(-2);
  const name = last.startsWith('references.') ? `${folder}-${last}` : last;
  return { body: write(file.toWorks()), type, name };
}
