import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuildOutput } from '@/lib/platform/build-output';
import { completePages } from '@/lib/platform/complete-pages';
import { toPagePolicy } from '@/lib/platform/content-security-policy';
import { writeFileHeaders } from '@/lib/platform/page-headers';
import { toRawHtmlOnce } from '@/lib/platform/raw-html-once';
import { completeStandalone, keepContent } from '@/lib/platform/standalone';

const MANIFEST = '.next/prerender-manifest.json';
const APP = '.next/server/app';
const HTML = '<p>x</p><script>self.__next_f.push([1,"0:null\\n"])</script>';
const TEXT = `<p>${'word '.repeat(300)}</p>`;
const META = { headers: { 'x-next-cache-tags': 'a' }, segmentPaths: ['/_tree'] };

let project: string;

/** A build as the framework leaves it: two pages, a feed and the folder that is served. */
const SERVER = "import module from 'node:module'\nrequire('next')\nstartServer({\n})\n";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-'));
  for (const page of ['index', 'unknown/article', '_not-found']) {
    write(`${APP}/${page}.html`, HTML);
    write(`${APP}/${page}.meta`, JSON.stringify(META));
  }
  write(`${APP}/rss.xml.body`, '<rss/>');
  write(`${APP}/rss.xml.meta`, JSON.stringify({ status: 200, headers: {} }));
  writeManifest({ '/': {}, '/unknown/article': {}, '/_not-found': {}, '/rss.xml': {} });
  for (const name of ['package.json', '.next/x', 'node_modules/x', 'lib/slip.ts']) {
    write(`.next/standalone/${name}`, '');
  }
  write('.next/standalone/server.js', SERVER);
  for (const name of ['public/a.svg', '.next/static/a.js']) write(name, name);
  for (const name of ['posts/a.md', 'evidence/findings.json', 'site.ts'])
    write(`content/${name}`, '');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}
const writeManifest = (routes: object, version = 4) =>
  write(MANIFEST, JSON.stringify({ version, routes, preview: { previewModeId: 'p' } }));
const read = (name: string) => JSON.parse(readFileSync(join(project, name), 'utf8'));
const served = (name: string) => existsSync(join(project, '.next/standalone', name));

function finish() {
  const output = readBuildOutput(project);
  completePages(output, [toRawHtmlOnce]);
  writeFileHeaders(output);
  keepContent(project, join(project, 'content'));
  completeStandalone(project, output.save());
}

test('each page gets its policy and a time in caches, by .meta file and manifest alike', () => {
  finish();
  const expected = {
    'content-security-policy': toPagePolicy(HTML),
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=\d+/),
  };
  expect(read(`${APP}/index.meta`)).toEqual({
    headers: { ...META.headers, ...expected },
  });
  expect(read(MANIFEST).routes['/']).toEqual({ initialHeaders: expected });
  expect(read(MANIFEST).preview).toEqual({ previewModeId: 'p' });
  expect(read(`${APP}/rss.xml.meta`).headers).toEqual({
    'cache-control': expected['cache-control'],
    etag: expect.stringMatching(/^"[^"]+"$/),
  });
});

test('unknown articles are answered with 404, and error pages are kept by no cache', () => {
  finish();
  expect(read(`${APP}/unknown/article.meta`).status).toBe(404);
  expect(read(MANIFEST).routes['/unknown/article'].initialStatus).toBe(404);
  expect(read(`${APP}/index.meta`)).not.toHaveProperty('status');
  expect(read(`${APP}/_not-found.meta`).headers).not.toHaveProperty('cache-control');
});

test('the folder that is served has all that it needs and no source', () => {
  finish();
  const needed = [`${APP}/index.meta`, MANIFEST, 'public/a.svg', '.next/static/a.js'];
  const content = ['.next/content/posts/a.md', '.next/content/evidence/findings.json'];
  for (const name of [...needed, ...content, 'server.js']) expect(served(name), name).toBe(true);
  for (const name of ['lib', '.next/content/site.ts']) expect(served(name), name).toBe(false);
});

test('the server calls its bounds before it loads the framework, however often a build is finished', () => {
  finish();
  finish();
  const server = readFileSync(join(project, '.next/standalone/server.js'), 'utf8');
  expect(server.split('boundServers(http, process.env);')).toEqual([
    expect.not.stringContaining('next'),
    `\n${SERVER}`,
  ]);
  expect(served('bounded-server.mjs')).toBe(true);
});

test('assets are known by the address that pages name, and new ones are served', () => {
  write('.next/static/media/a.woff2', 'font');
  const output = readBuildOutput(project);
  expect(output.assets.sort()).toEqual(
    expect.arrayContaining(['/_next/static/a.js', '/_next/static/media/a.woff2']),
  );
  expect(output.readAsset('/_next/static/media/a.woff2').toString()).toBe('font');
  output.writeAsset('/_next/static/media/b.woff2', Buffer.from('less'));
  keepContent(project, join(project, 'content'));
  completeStandalone(project, output.save());
  expect(served('.next/static/media/b.woff2')).toBe(true);
});

test('a text stands once in its page, whose policy is that of the page as it is served', () => {
  const data = `1:T${TEXT.length.toString(16)},${TEXT}0:["$","div",null,{"data-raw":"","dangerouslySetInnerHTML":{"__html":"$1"}}]\n`;
  const script = JSON.stringify([1, data]).replaceAll('<', '\\u003c');
  write(
    `${APP}/index.html`,
    `<div data-raw="">${TEXT}</div><script>self.__next_f.push(${script})</script>`,
  );
  write(`.next/standalone/${APP}/index.html`, 'as it was copied');
  finish();
  const html = readFileSync(join(project, `${APP}/index.html`), 'utf8');
  expect(html.match(/(?:word ){300}/g)).toHaveLength(1);
  expect(readFileSync(join(project, `.next/standalone/${APP}/index.html`), 'utf8')).toBe(html);
  expect(read(`${APP}/index.meta`).headers['content-security-policy']).toBe(toPagePolicy(html));
});

const CHANGES: [what: string, change: () => void][] = [
  ['another version of the manifest', () => writeManifest({ '/': {} }, 5)],
  ['a manifest of another kind', () => write(MANIFEST, '{"pages":[]}')],
  ['no manifest', () => rmSync(join(project, MANIFEST))],
  ['a page that the manifest does not name', () => write(`${APP}/new.html`, HTML)],
  ['a route without a file', () => rmSync(join(project, `${APP}/rss.xml.body`))],
  ['pages elsewhere', () => rmSync(join(project, APP), { recursive: true })],
  ['a page without its .meta file', () => rmSync(join(project, `${APP}/index.meta`))],
  ['headers of another kind', () => write(`${APP}/index.meta`, '{"headers":[["a","b"]]}')],
  ['a page without the framework’s data', () => write(`${APP}/index.html`, '<p>x</p>')],
  ['a script that never ends', () => write(`${APP}/index.html`, `${HTML}<script>one()`)],
  [
    'a server that is started some other way',
    () => write('.next/standalone/server.js', 'import { serve } from "next";'),
  ],
  ['no server', () => rmSync(join(project, '.next/standalone/server.js'))],
];

test.each(CHANGES)('%s ends the build, which names this room', (_, change) => {
  change();
  expect(finish).toThrow('lib/platform/README.md');
});

test('a build without the page of unknown articles ends too', () => {
  for (const end of ['html', 'meta']) rmSync(join(project, `${APP}/unknown/article.${end}`));
  writeManifest({ '/': {}, '/_not-found': {}, '/rss.xml': {} });
  expect(finish).toThrow('no page unknown/article.html');
});

const inode = (name: string) => statSync(join(project, name)).ino;

test('what the build wrote stands once on the disk, and what people edit is copied', () => {
  write(`${APP}/index.rsc`, 'data');
  write(`.next/standalone/${APP}/index.rsc`, 'data');
  finish();
  const shared = [`${APP}/index.html`, `${APP}/index.rsc`, '.next/static/a.js', MANIFEST];
  for (const name of [...shared, '.next/content/posts/a.md'])
    expect(inode(`.next/standalone/${name}`), name).toBe(inode(name));
  expect(inode('.next/standalone/public/a.svg')).not.toBe(inode('public/a.svg'));
});

test('the parts of pages that nothing fetches ahead are deleted, here and where they are served', () => {
  const parts = [
    `${APP}/index.segments/_tree.segment.rsc`,
    `${APP}/unknown/article.segments/a/b.rsc`,
  ];
  for (const name of parts) {
    write(name, '');
    write(`.next/standalone/${name}`, '');
  }
  finish();
  for (const name of parts) {
    expect(existsSync(join(project, name)), name).toBe(false);
    expect(served(name), name).toBe(false);
  }
  expect(read(`.next/standalone/${APP}/index.meta`)).not.toHaveProperty('segmentPaths');
});

test('where the file system has no links all is copied', () => {
  const output = readBuildOutput(project);
  completePages(output, []);
  keepContent(project, join(project, 'content'));
  completeStandalone(project, output.save(), () => {
    throw new Error('EXDEV: cross-device link not permitted');
  });
  for (const name of [`${APP}/index.html`, '.next/static/a.js', MANIFEST]) {
    expect(inode(`.next/standalone/${name}`), name).not.toBe(inode(name));
    expect(readFileSync(join(project, '.next/standalone', name))).toEqual(
      readFileSync(join(project, name)),
    );
  }
});
