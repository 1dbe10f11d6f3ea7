/**
 * Copies of the site and an empty Next.js app, each with its own node_modules, outside the project:
 * inside it the bundler would take the site's folder for theirs.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const WORK = join(tmpdir(), 'amide-academy-bench');

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

/** A fresh copy of the site to build in, so that the real .next is left alone. */
export function createSite(): string {
  const site = createFolder('site');
  for (const part of SITE_PARTS) cpSync(part, join(site, part), { recursive: true });
  return site;
}

/**
 * An app of the same Next.js version with one page; with `contentDirectory` also one static page a
 * post, each line of its file a paragraph: the least that a page with that text can cost.
 */
export function createEmptyApp(name: string, contentDirectory?: string): string {
  const app = createFolder(name);
  const write = (file: string, text: string) => {
    mkdirSync(join(app, file, '..'), { recursive: true });
    writeFileSync(join(app, file), text);
  };
  write('package.json', '{ "private": true, "type": "module" }');
  write('next.config.mjs', 'export default { typescript: { ignoreBuildErrors: true } };');
  write(
    'app/layout.jsx',
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  write('app/page.jsx', 'export default function Page() { return <h1>Empty</h1>; }');
  if (contentDirectory) {
    write(
      'app/[slug]/page.jsx',
      `import { readdirSync, readFileSync } from 'node:fs';
const folder = ${JSON.stringify(join(contentDirectory, 'posts'))};
export const dynamicParams = false;
export function generateStaticParams() { return readdirSync(folder).map((name) => ({ slug: name.slice(0, -3) })); }
export default async function Page({ params }) {
  const lines = readFileSync(folder + '/' + (await params).slug + '.md', 'utf8').split('\\n').filter(Boolean);
  return <article>{lines.map((line, i) => <p key={i}>{line}</p>)}</article>;
}`,
    );
  }
  return app;
}

function createFolder(name: string): string {
  const folder = join(WORK, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['-a', 'node_modules', join(folder, 'node_modules')]);
  return folder;
}
