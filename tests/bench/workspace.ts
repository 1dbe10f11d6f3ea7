/**
 * Copies of the site and empty Next.js apps, each with its own node_modules, outside the project:
 * inside it, the bundler would take the site's folder as their root.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuilt } from '@/scripts/project-state.mjs';
import { ARTICLE_SLUG } from '../e2e/pages';
import { measureRun, WORK } from './machine';

/** The files and folders that a build needs; missing ones are skipped. */
const SITE_PARTS = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * The folder of the built site: the project itself if its build is up to date, else a copy that is built once per
 * run, so that the project's own build is left alone. BENCH_SITE names another folder with a build.
 */
export const builtSite: () => Promise<string> = once(async () => {
  if (process.env.BENCH_SITE) return process.env.BENCH_SITE;
  if (isBuilt()) return process.cwd();
  const site = createSite('site');
  await measureRun('npm run build', { cwd: site });
  return site;
});

/** An app of the same version with an empty page, an article of plain paragraphs and Tailwind, built once per run. */
export const builtStyledFloor = once(async () => {
  const floor = createFloor('floor-tailwind', { hasTailwind: true });
  await measureRun(NEXT_BUILD, { cwd: floor });
  return floor;
});

export const NEXT_BUILD = 'node_modules/.bin/next build';

/** A fresh copy of the site to build in. */
export function createSite(name: string): string {
  const site = createFolder(name);
  for (const part of SITE_PARTS.filter((path) => existsSync(path))) {
    cpSync(part, join(site, part), { recursive: true });
  }
  return site;
}

type Floor = {
  /** A folder of Markdown: each file becomes a static page with only its rendered text. */
  texts?: string;
  /** With Tailwind's sheet, and with an article of plain paragraphs. */
  hasTailwind?: boolean;
};

/** Creates an app of the same Next.js version with one page and the given options: the least such pages cost. */
export function createFloor(name: string, { texts, hasTailwind }: Floor = {}): string {
  const app = createFolder(name);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  };
  write('package.json', '{ "private": true, "type": "module" }');
  write('next.config.mjs', 'export default { typescript: { ignoreBuildErrors: true } };');
  if (hasTailwind) {
    write('postcss.config.mjs', "export default { plugins: { '@tailwindcss/postcss': {} } };");
    write('app/globals.css', '@import "tailwindcss";');
  }
  write(
    'app/layout.jsx',
    `${hasTailwind ? "import './globals.css';\n" : ''}export default function Layout({ children }) { return <html lang="en"><body className="antialiased">{children}</body></html>; }`,
  );
  write(
    'app/page.jsx',
    'export default function Page() { return <h1 className="text-4xl font-semibold">Empty</h1>; }',
  );
  if (texts) write('app/[slug]/page.jsx', toTextPage(texts));
  if (hasTailwind) write('app/article/page.jsx', toPlainPage(readParagraphs()));
  return app;
}

/** The paragraphs of the article that the browser tests open, as plain text. */
function readParagraphs(): string[] {
  const [, , ...body] = readFileSync(`content/posts/${ARTICLE_SLUG}.md`, 'utf8').split(/^---$/m);
  return body
    .join('---')
    .split('\n')
    .filter((line) => /^[A-Z[*"]/.test(line) && !line.startsWith('Table:'))
    .map((line) => line.replace(/\[(?:@|=)[^\]]*\]|\]\([^)]*\)|[[\]*]/g, ''));
}

function toPlainPage(paragraphs: readonly string[]): string {
  const text = paragraphs.map(
    (paragraph) => `<p className="mt-4 text-lg leading-8">{${JSON.stringify(paragraph)}}</p>`,
  );
  return `export default function Page() {
  return <main className="mx-auto max-w-2xl px-4 py-12"><h1 className="text-4xl font-semibold">Article</h1>${text.join('')}</main>;
}`;
}

function toTextPage(folder: string): string {
  return `import { readdirSync, readFileSync } from 'node:fs';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
const folder = ${JSON.stringify(folder)};
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);
export const dynamicParams = false;
export function generateStaticParams() { return readdirSync(folder).map((name) => ({ slug: name.slice(0, -3) })); }
export default async function Page({ params }) {
  const text = readFileSync(folder + '/' + (await params).slug + '.md', 'utf8').replace(/^---[\\s\\S]*?---/, '');
  return <article>{toJsxRuntime(processor.runSync(processor.parse(text)), { Fragment, jsx, jsxs })}</article>;
}`;
}

function createFolder(name: string): string {
  const folder = join(WORK, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Hard links, because nothing is written there. The temporary folder has to be on the same disk.
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
  return folder;
}

/** Memoises a function: it runs only on the first call. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= run();
    return result;
  };
}
