import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  notInPocket,
  OFFLINE_FALLBACK_PATH,
  POCKET_FILE,
  POCKET_WORKER,
  pocketChoices,
} from '@/content/pocket';
import type { PocketFile, PocketSize } from '@/lib/api/pocket-form';
import { getFeaturedSummaries } from '@/lib/articles/posts';
import { searchWordsRecord } from '@/lib/records/search-words';
import type { SiteIndex } from '@/lib/search/index-form';
import { filterIndex, toIndexFiles } from '@/lib/search/kept-index';
import { type BuildOutput, failOnUnknownOutput } from './build-output';
import { toPagePolicy } from './content-security-policy';
import { findFiles } from './offline-worker';
import { INDEX_FOLDER, WORDS_FILE } from './worker/answers';
import { PACKED } from './worker/copy';
import type { Part } from './worker/packs';
import { toWorkerCode } from './worker-code';

/** The content type of a file by its extension, and whether its format is already compressed. */
const TYPES: Record<string, readonly [type: string, isCompressed?: true]> = {
  '.html': ['text/html; charset=utf-8'],
  '.json': ['application/json; charset=utf-8'],
  '.webmanifest': ['application/manifest+json'],
  '.svg': ['image/svg+xml'],
  '.js': ['text/javascript; charset=utf-8'],
  '.css': ['text/css; charset=utf-8'],
  '.ico': ['image/x-icon'],
  '.png': ['image/png', true],
  '.webp': ['image/webp', true],
  '.woff2': ['font/woff2', true],
};

/** Paths of files of the site, as they occur in a page. */
const NAMED = /["'(,\s](\/[\w./~-]+\.(?:svg|webp|png|ico|webmanifest|json))\b/g;

/** The only article list that the worker cannot derive from its index. */
const FEATURED = '/api/blog/posts/featured';

/** Files that no page shows: those for programs, and figures as PNG, which are large. */
const FOR_PROGRAMS = /^\/(?:api|cite|data|feeds)\/|^\/figures\/.+\.png$|^\/(?:feed|pocket)\.json$/;

/** JSON files at the root, which any page may request. */
const OF_ALL_PAGES = /^\/[\w-]+\.json$/;

type Body = { path: string; data: string | Buffer; type?: string; policy?: string };

/**
 * Writes the offline copies that a reader can choose. Each choice of content/pocket.ts gets a pack with the pages and
 * files that it adds to the choices before it, and a pack with its search index. Also writes POCKET_FILE with their
 * sizes, and the worker. Call it after all changes to the pages.
 */
export function writePocket(project: string, output: BuildOutput, index: SiteIndex): void {
  const { readHtml, addAsset } = output;
  const pages = new Map(
    output.pages
      .filter((name) => !/^(?:_|unknown\/)/.test(name) || `/${name}` === OFFLINE_FALLBACK_PATH)
      .map((name) => [name === 'index' ? '/' : `/${name}`, name]),
  );
  const kept = new Set<string>();
  const packs: PocketSize['packs'][number][] = [];
  const addPack = (bodies: readonly Body[]) => {
    const pack = toPack(bodies);
    const name = createHash('sha256').update(pack).digest('hex').slice(0, 16);
    const address = `/_next/static/media/pocket-${name}.bin`;
    addAsset(address, pack);
    return { address, bytes: pack.length };
  };
  const words = { path: WORDS_FILE, data: JSON.stringify(searchWordsRecord.get()), type: '.json' };
  const choices = pocketChoices.map(({ id, below }, at): PocketSize => {
    const isLast = at === pocketChoices.length - 1;
    const isMine = (path: string) =>
      (at === 0 && path === OFFLINE_FALLBACK_PATH) || below.some((base) => isBelow(path, base));
    const isFree = (path: string) =>
      !kept.has(path) && !notInPocket.some((base) => isBelow(path, base));
    const own = [...pages.keys()].filter((path) => isMine(path) && isFree(path)).sort();
    const html = own.map((path) => readHtml(pages.get(path) ?? ''));
    const files = [...findOwnFiles(project, output, html, isMine)].filter(isFree).sort();
    for (const path of [...own, ...files]) kept.add(path);
    packs.push(
      addPack([
        ...own.map((path, place) => toPageBody(path, html[place] ?? '')),
        ...files.map((path) => ({ path, data: readAny(project, output, path) })),
        ...(isLast
          ? [{ path: FEATURED, data: JSON.stringify(getFeaturedSummaries()), type: '.json' }]
          : []),
      ]),
    );
    // The last choice also finds papers, as online, though their pages are not in it.
    const found = isLast
      ? index
      : filterIndex(index, (address) => kept.has(address.split('#')[0] ?? ''));
    const all = [...packs, addPack([words, ...toSearchBodies(found)])];
    return {
      id,
      pages: [...kept].filter((path) => pages.has(path)).length,
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      packs: all,
    };
  });
  const code = toWorkerCode('pocket.ts', {});
  const version = createHash('sha256')
    .update(JSON.stringify([code, choices]))
    .digest('hex')
    .slice(0, 12);
  const file: PocketFile = { version, choices };
  output.writeFile(POCKET_FILE.slice(1), JSON.stringify(file));
  output.writeFile(POCKET_WORKER.slice(1), `const VERSION = ${JSON.stringify(version)};\n${code}`);
}

/** Whether a path is `base` or below it. */
function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(base === '/' ? base : `${base}/`);
}

function toPageBody(path: string, html: string): Body {
  return { path, data: html, type: '.html', policy: toPagePolicy(html) };
}

/** All files that these pages load, show or fetch, with the JSON files at and below their addresses. */
function findOwnFiles(
  project: string,
  output: BuildOutput,
  html: readonly string[],
  isMine: (path: string) => boolean,
): Set<string> {
  const files = new Set(findFiles(join(project, '.next'), html).map((name) => `/_next/${name}`));
  const isServed = (path: string) =>
    !FOR_PROGRAMS.test(path) &&
    (output.files.includes(path.slice(1)) || existsSync(join(project, 'public', path)));
  for (const text of html)
    for (const [, path = ''] of text.matchAll(NAMED)) if (isServed(path)) files.add(path);
  for (const name of output.files) {
    const path = `/${name}`;
    if (path.endsWith('.json') && isServed(path) && (isMine(path) || OF_ALL_PAGES.test(path)))
      files.add(path);
  }
  return files;
}

function readAny(project: string, output: BuildOutput, path: string): Buffer {
  if (path.startsWith('/_next/')) return output.readAsset(path);
  const name = path.slice(1);
  return output.files.includes(name)
    ? output.readFile(name)
    : readFileSync(join(project, 'public', path));
}

function toSearchBodies(index: SiteIndex): Body[] {
  const files = [...toIndexFiles(index)];
  return files.map(([name, data]) => ({ path: INDEX_FOLDER + name, data, type: '.json' }));
}

/** Builds a pack: the length of the compressed list of its parts, the list, and the parts; see worker/packs.ts. */
function toPack(bodies: readonly Body[]): Buffer {
  const parts = bodies.map(({ path, data, type: end = extname(path), policy }) => {
    const [type, isCompressed] =
      TYPES[end] ?? failOnUnknownOutput(`${path} is of no type that is kept`);
    const body = isCompressed ? Buffer.from(data) : gzipSync(data, { level: 9 });
    const headers = {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
      ...(!isCompressed && { [PACKED]: 'gzip' }),
    };
    return { part: { path, size: body.length, headers } satisfies Part, body };
  });
  const list = gzipSync(JSON.stringify(parts.map(({ part }) => part)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(list.length);
  return Buffer.concat([length, list, ...parts.map(({ body }) => body)]);
}
