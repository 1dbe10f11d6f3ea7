import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AdapterOutputType } from 'next/dist/shared/lib/constants';
import { beforeEach, expect, test } from 'vitest';
import { type FinishedBuild, readBuildOutput } from '@/lib/platform/build-output';
import { toPagePolicy } from '@/lib/platform/content-security-policy';
import { completePages, toPlainPage, writeFileHeaders } from '@/lib/platform/page-headers';
import { toRawHtmlOnce } from '@/lib/platform/raw-html-once';
import { completeStandalone } from '@/lib/platform/standalone.mjs';
import { type Folder, makeFolder } from '@/tests/fixtures/folder';

const PAGES = '.next/server/route-cache/APP_PAGE/a/$';
const FILES = '.next/server/route-cache/APP_ROUTE/b/$';
const HTML =
  '<html><head></head><p>x</p><script>self.__next_f.push([1,"0:null\\n"])</script></html>';
const TEXT = `<p>${'word '.repeat(300)}</p>`;
const META = { headers: { 'x-next-cache-tags': 'a' }, segmentPaths: ['/_tree'] };
const SERVER =
  'import module from \'node:module\'\nconst nextConfig = {"adapterPath":"<omitted but set>","compress":true}\nrequire(\'next\')\nstartServer({\n})\n';

let project: string;
let write: Folder['write'];
let build: FinishedBuild;

/** A build as Next.js passes it to an adapter: three pages, a feed, an icon and the standalone folder. */
beforeEach(() => {
  ({ path: project, write } = makeFolder());
  for (const page of ['index', 'unknown/article', '_not-found']) {
    write(`${PAGES}/${page}.html`, HTML);
    write(`${PAGES}/${page}.meta`, JSON.stringify(META));
  }
  for (const file of ['rss.xml', 'icon.svg']) {
    write(`${FILES}/${file}.body`, '<a/>');
    write(`${FILES}/${file}.meta`, JSON.stringify({ status: 200, headers: {} }));
  }
  for (const name of ['package.json', '.next/x', 'node_modules/x', 'lib/slip.ts'])
    write(`.next/standalone/${name}`, '');
  write('.next/standalone/server.js', SERVER);
  for (const name of ['public/a.svg', '.next/static/a.js', '.next/sbom.cdx.json'])
    write(name, name);
  write('built-content/posts/a.md', '');
  const { STATIC_FILE, PRERENDER } = AdapterOutputType;
  const toPrerender = (
    pathname: string,
    filePath: string,
  ): FinishedBuild['outputs']['prerenders'][number] => ({
    type: PRERENDER,
    id: pathname,
    pathname,
    parentOutputId: pathname,
    groupId: 1,
    route: pathname,
    config: {},
    fallback: { filePath: join(project, filePath), postponedState: undefined },
  });
  build = {
    projectDir: project,
    distDir: join(project, '.next'),
    outputs: {
      prerenders: [
        toPrerender('/', `${PAGES}/index.html`),
        toPrerender('/index.rsc', `${PAGES}/index.rsc`),
        toPrerender('/unknown/article', `${PAGES}/unknown/article.html`),
        toPrerender('/rss.xml', `${FILES}/rss.xml.body`),
      ],
      staticFiles: [
        {
          type: STATIC_FILE,
          id: '/icon.svg',
          pathname: '/icon.svg',
          filePath: join(project, `${FILES}/icon.svg.body`),
          immutableHash: undefined,
        },
      ],
      appPages: [],
      appRoutes: [],
    },
  };
});

const read = (name: string) => JSON.parse(readFileSync(join(project, name), 'utf8'));
const served = (name: string) => existsSync(join(project, '.next/standalone', name));
const handedOver = (pathname: string) =>
  build.outputs.prerenders.find((output) => output.pathname === pathname)?.fallback;

function finish() {
  const output = readBuildOutput(build);
  completePages(output, [toRawHtmlOnce]);
  writeFileHeaders(output);
}

test('each page gets its policy and a cache lifetime, for a Node server and for a host', () => {
  finish();
  const expected = {
    'content-security-policy': toPagePolicy(HTML),
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=\d+/),
  };
  expect(read(`${PAGES}/index.meta`)).toEqual({
    ...META,
    headers: { ...META.headers, ...expected },
  });
  expect(handedOver('/')?.initialHeaders).toEqual(expected);
  // The RSC data of a page is not a page.
  expect(handedOver('/index.rsc')?.initialHeaders).toBeUndefined();
  const ofFile = {
    'cache-control': expected['cache-control'],
    etag: expect.stringMatching(/^"[^"]+"$/),
  };
  for (const file of ['rss.xml', 'icon.svg'])
    expect(read(`${FILES}/${file}.meta`).headers).toEqual(ofFile);
  expect(handedOver('/rss.xml')?.initialHeaders).toEqual(ofFile);
});

test('unknown articles get a 404, and error pages get no cache lifetime', () => {
  finish();
  expect(read(`${PAGES}/unknown/article.meta`).status).toBe(404);
  expect(handedOver('/unknown/article')?.initialStatus).toBe(404);
  expect(read(`${PAGES}/index.meta`)).not.toHaveProperty('status');
  expect(read(`${PAGES}/_not-found.meta`).headers).not.toHaveProperty('cache-control');
});

test('a page that a host serves as a plain file has its policy in a meta tag', () => {
  const page = toPlainPage(HTML);
  const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(page);
  expect(toPagePolicy(HTML)).toBe(`${policy?.[1]}; frame-ancestors 'none'`);
  expect(() => toPlainPage(HTML.replace('<head>', ''))).toThrow('lib/platform/README.md');
});

test('the standalone folder has all the files that it needs and no source', () => {
  completeStandalone(project);
  const needed = ['public/a.svg', '.next/static/a.js', '.next/sbom.cdx.json', 'bounded-server.mjs'];
  for (const name of [...needed, 'built-content/posts/a.md', 'server.js'])
    expect(served(name), name).toBe(true);
  expect(served('lib')).toBe(false);
});

test('the server calls boundServers before it loads the framework, and has no adapter', () => {
  completeStandalone(project);
  const server = readFileSync(join(project, '.next/standalone/server.js'), 'utf8');
  expect(server.split('boundServers(http, process.env);')).toEqual([
    expect.not.stringContaining('next'),
    `\n${SERVER.replace('"adapterPath":"<omitted but set>",', '')}`,
  ]);
});

test.each([
  ['loads the framework some other way', 'import { serve } from "next";'],
  ['does not tell its settings', SERVER.replace('adapterPath', 'adapter')],
])('a server that %s fails the build', (_, text) => {
  write('.next/standalone/server.js', text);
  expect(() => completeStandalone(project)).toThrow('lib/platform/README.md');
});

test('a text is in its page only once, and the policy is that of the page as served', () => {
  const data = `1:T${TEXT.length.toString(16)},${TEXT}0:["$","div",null,{"data-raw":"","dangerouslySetInnerHTML":{"__html":"$1"}}]\n`;
  const script = JSON.stringify([1, data]).replaceAll('<', '\\u003c');
  write(
    `${PAGES}/index.html`,
    `<div data-raw="">${TEXT}</div><script>self.__next_f.push(${script})</script>`,
  );
  finish();
  const html = readFileSync(join(project, `${PAGES}/index.html`), 'utf8');
  expect(html.match(/(?:word ){300}/g)).toHaveLength(1);
  expect(handedOver('/')?.initialHeaders?.['content-security-policy']).toBe(toPagePolicy(html));
});

const CHANGES: [what: string, change: () => void][] = [
  ['no page of unknown addresses', () => rmSync(join(project, `${PAGES}/_not-found.html`))],
  ['pages elsewhere', () => rmSync(join(project, '.next/server'), { recursive: true })],
  [
    'no answer of a route handler',
    () => build.outputs.prerenders.pop() && build.outputs.staticFiles.pop(),
  ],
  ['no page of unknown articles', () => build.outputs.prerenders.splice(2, 1)],
  ['a page without its .meta file', () => rmSync(join(project, `${PAGES}/index.meta`))],
  ['headers of another kind', () => write(`${PAGES}/index.meta`, '{"headers":[["a","b"]]}')],
  ['a page without the framework’s data', () => write(`${PAGES}/index.html`, '<p>x</p>')],
  ['a script that never ends', () => write(`${PAGES}/index.html`, `${HTML}<script>one()`)],
];

test.each(CHANGES)('%s fails the build, whose message names the README', (_, change) => {
  change();
  expect(finish).toThrow('lib/platform/README.md');
});
