import { PREFETCH_LIST_FILE } from '@/content/paths';
import { type BuildOutput, failOnUnknownOutput } from './build-output';

/** The kinds of page that most links lead to: articles, substances and lessons. A few others match as well. */
const KINDS = [/^blog\/[^/]+$/, /^peptides\/[^/]+$/, /^education\/[^/]+\/[^/]+$/];

const FILE = /\/_next\/static\/[\w./~-]+\.(?:js|css)\b/g;

/** Writes the list of scripts and styles that most pages of a kind need and the home page lacks. */
export function writeFilesAhead({
  pages,
  readHtml,
  writeFile,
}: Pick<BuildOutput, 'pages' | 'readHtml' | 'writeFile'>): void {
  const filesOf = (page: string) => new Set(readHtml(page).match(FILE));
  const home = filesOf('index');
  const files = KINDS.flatMap((kind) => {
    const sets = pages.filter((page) => kind.test(page)).map(filesOf);
    const isOfMost = (file: string) => sets.filter((set) => set.has(file)).length > sets.length / 2;
    return sets.flatMap((set) => [...set]).filter((file) => !home.has(file) && isOfMost(file));
  });
  if (files.length === 0) failOnUnknownOutput('no file that a kind of page has of its own');
  writeFile(PREFETCH_LIST_FILE.slice(1), JSON.stringify([...new Set(files)]));
}
