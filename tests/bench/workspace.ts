/**
 * Copies of the site and empty Next.js apps, each with its own node_modules, outside the project:
 * inside it the bundler would take the site's folder for theirs.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { measureRun } from './measure';
import { isQuick, WORK } from './options';

/** What a build needs; what is not there is left out. */
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
  'proxy.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Builds the project in a copy of it, once a run, so that the real .next is left alone; gives its folder.
 * A quick run takes the project's own build when there is one, and BENCH_SITE names a folder with a build.
 */
export const builtSite: () => Promise<string> = once(async () => {
  if (process.env.BENCH_SITE) return process.env.BENCH_SITE;
  if (isQuick && existsSync('.next/BUILD_ID')) return process.cwd();
  const site = createSite('site');
  await measureRun('npm run build', { cwd: site });
  return site;
});

/** Builds the floor, an app of the same version with one page, once a run; gives its folder. */
export const builtFloor: () => Promise<string> = once(async () => {
  const floor = createFloor('floor');
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

/**
 * An app of the same Next.js version with one page; with `texts` also one static page for each file of
 * that folder, its Markdown rendered and nothing around it: the least that a page with that text can cost.
 */
export function createFloor(name: string, texts?: string): string {
  const app = createFolder(name);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  };
  write('package.json', '{ "private": true, "type": "module" }');
  write('next.config.mjs', 'export default { typescript: { ignoreBuildErrors: true } };');
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  write('app/page.jsx', 'export default function Page() { return <h1>Empty</h1>; }');
  if (texts) write('app/[slug]/page.jsx', toTextPage(texts));
  return app;
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
  const target = join(folder, 'node_modules');
  try {
    // Hard links: nothing is written in there.
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  } catch {
    rmSync(target, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', target]);
  }
  return folder;
}

/** The same function, run at the first call only; a failure is not remembered. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= run().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
