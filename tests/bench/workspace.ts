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

/** An app of the same Next.js version with one page, and `pageCount` static ones of a paragraph each. */
export function createEmptyApp(pageCount: number): string {
  const app = createFolder(`empty-${pageCount}`);
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
  if (pageCount > 0) {
    write(
      'app/[slug]/page.jsx',
      `export const dynamicParams = false;
export function generateStaticParams() { return Array.from({ length: ${pageCount} }, (_, i) => ({ slug: 'page-' + i })); }
export default async function Page({ params }) { const { slug } = await params; return <article><h1>{slug}</h1><p>Text.</p></article>; }`,
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
