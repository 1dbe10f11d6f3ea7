import { FILES_AHEAD } from '@/content/paths';
import { type BuildOutput, refuseShape } from './build-output';

/** The kinds of page that most links lead to: articles, substances and lessons. */
const KINDS = [/^blog\/[^/]+$/, /^peptides\/[^/]+$/, /^education\/[^/]+\/[^/]+$/];

const FILE = /\/_next\/static\/[\w./~-]+\.(?:js|css)\b/g;

/** Lists the scripts and styles that every page of a kind needs and the home page does not load. */
export function writeFilesAhead({
  pages,
  readHtml,
  writeFile,
}: Pick<BuildOutput, 'pages' | 'readHtml' | 'writeFile'>): void {
  const filesOf = (page: string) => new Set(readHtml(page).match(FILE));
  const home = filesOf('index');
  const files = KINDS.flatMap((kind) => {
    const [first, ...others] = pages.filter((page) => kind.test(page)).map(filesOf);
    if (!first) refuseShape(`no page like ${kind}`);
    return [...first].filter((file) => !home.has(file) && others.every((set) => set.has(file)));
  });
  if (files.length === 0) refuseShape('no file that a kind of page has of its own');
  writeFile(FILES_AHEAD.slice(1), JSON.stringify([...new Set(files)]));
}
