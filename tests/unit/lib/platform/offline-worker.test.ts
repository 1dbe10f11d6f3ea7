import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import type { BuildOutput } from '@/lib/platform/build-output';
import { toOfflineWorker, writeOfflineWorker } from '@/lib/platform/offline-worker';
import { type Folder, makeFolder } from '@/tests/fixtures/folder';

const PAGE = 'tools/peptide-calculator';
const HELP = 'tools/something-went-wrong';
/** Tools that are cached along with the calculator, sorted by path. */
const BESIDE = ['tools/benefit-and-harm', 'tools/certificate', 'tools/sheet', HELP];
const KEPT_PAGES = [PAGE, `${PAGE}/proof`, ...BESIDE].map((page) => `/${page}`).sort();
const HTML = `<script src="/_next/static/chunks/old.js" noModule=""></script>
<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/a.js"></script>`;

let project: Folder;
let pages: Record<string, string>;
let bodies: Record<string, string>;
let written: string | undefined;

beforeEach(() => {
  project = makeFolder();
  write('chunks/a.js', 'load("static/chunks/late.js")');
  write('chunks/late.js', 'load("static/chunks/a.js")');
  write('chunks/a.css', '@font-face{src:url(../media/a.p.woff2)}');
  write('media/a.p.woff2', 'static/chunks/none.js');
  write('chunks/old.js', '');
  pages = {
    [PAGE]: HTML,
    [`${PAGE}/proof`]: '<p>proof</p>',
    ...Object.fromEntries(BESIDE.map((path) => [path, '<p>tool</p>'])),
    'tools/half-life': '<p>x</p>',
  };
  bodies = {};
  written = undefined;
});

const write = (name: string, text: string) => project.write(`.next/static/${name}`, text);

function complete(files = ['rss.xml', 'sw.js']): string {
  const output: Partial<BuildOutput> = {
    pages: Object.keys(pages),
    files,
    readHtml: (page) => pages[page] ?? '',
    readFile: (file) => Buffer.from(bodies[file] ?? ''),
    writeFile: (_file, text) => {
      written = text;
    },
  };
  writeOfflineWorker(project.path, output as BuildOutput);
  return written ?? '';
}

const readList = (code: string, name: string) =>
  JSON.parse(new RegExp(`^const ${name} = (.*);$`, 'm').exec(code)?.[1] ?? 'null');

test('the worker lists all calculator pages and the cached tools, and all files that they load, lazily too', () => {
  const code = complete();
  expect(readList(code, 'PAGES')).toEqual(KEPT_PAGES);
  expect(readList(code, 'FILES')).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/late.js',
    '/_next/static/media/a.p.woff2',
  ]);
});

test('files that its pages fetch are cached like pages, and others are not', () => {
  const file = `${PAGE}/data.json`;
  const first = complete();
  const names = ['rss.xml', 'sw.js', file, `${PAGE}/app.webmanifest`, 'resources/papers.json'];
  bodies[file] = '[1]';
  const code = complete(names);
  expect(readList(code, 'PAGES')).toEqual([...KEPT_PAGES, `/${file}`]);
  expect(readList(code, 'VERSION')).not.toBe(readList(first, 'VERSION'));
  bodies[file] = '[2]';
  expect(readList(complete(names), 'VERSION')).not.toBe(readList(code, 'VERSION'));
});

test('any change to a cached page changes the version, and nothing else does', () => {
  const first = complete();
  expect(readList(first, 'VERSION')).toMatch(/^[0-9a-f]{12}$/);
  pages['tools/half-life'] = '<p>y</p>';
  expect(complete()).toBe(first);
  pages[`${PAGE}/proof`] = '<p>Proof</p>';
  expect(readList(complete(), 'VERSION')).not.toBe(readList(first, 'VERSION'));
});

test('a build without the worker, a page or a referenced file fails', () => {
  expect(() => complete(['rss.xml'])).toThrow('no sw.js');
  write('chunks/late.js', 'load("static/chunks/gone.js")');
  expect(complete).toThrow('static/chunks/gone.js is named and not there');
  delete pages[HELP];
  expect(complete).toThrow(`no page ${HELP}.html`);
  delete pages[PAGE];
  expect(complete).toThrow(`no page ${PAGE}.html`);
});

type Handler = (event: Record<string, unknown>) => void;

/** Runs a worker with caches that are plain maps, and with or without a network. */
function runWorker(code: string, network?: (path: string) => Response | Promise<Response>) {
  const handlers: Record<string, Handler> = {};
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (item: string | { url: string }) =>
    new URL(typeof item === 'string' ? item : item.url, 'https://site.test').pathname;
  const fetchNow = async (item: string | { url: string }) => {
    if (!network) throw new TypeError('no network');
    return network(pathOf(item));
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      addAll: async (items: (string | { url: string })[]) => {
        for (const item of items) store.set(pathOf(item), await fetchNow(item));
      },
      match: async (item: string | { url: string }) => store.get(pathOf(item))?.clone(),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const self = {
    addEventListener: (type: string, handler: Handler) => {
      handlers[type] = handler;
    },
    location: { origin: 'https://site.test' },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
  };
  class RequestOfPath {
    url: string;
    constructor(path: string) {
      this.url = new URL(path, 'https://site.test').href;
    }
  }
  const limits: (() => void)[] = [];
  const setTimeout = (end: () => void) => limits.push(end);
  const known = {
    self,
    caches,
    fetch: fetchNow,
    URL,
    Response,
    Request: RequestOfPath,
    setTimeout,
    clearTimeout: () => {},
  };
  runInNewContext(code, known);
  return {
    stores,
    async run(type: 'install' | 'activate') {
      let done: unknown;
      handlers[type]?.({
        waitUntil: (promise: unknown) => {
          done = promise;
        },
      });
      await done;
    },
    /** The worker's response; undefined if it leaves the request to the browser. */
    ask(url: string, { mode = 'navigate', method = 'GET' } = {}) {
      let answer: Promise<Response> | undefined;
      handlers.fetch?.({
        request: { url, mode, method },
        respondWith: (promise: Promise<Response>) => {
          answer = promise;
        },
      });
      return answer;
    },
    cut() {
      network = undefined;
    },
    /** Makes the network hang until the returned function is called with a response. */
    stall() {
      let end = (_: Response) => {};
      const answer = new Promise<Response>((resolve) => {
        end = resolve;
      });
      network = () => answer;
      return end;
    },
    /** Lets the timeouts of all requests expire. */
    runOut() {
      for (const end of limits.splice(0)) end();
    },
  };
}

const KEPT = '<html><body class="a"><p>A page</p></body></html>';
const ADDRESS = `https://site.test/${PAGE}`;

function answerWith(text: string): Response {
  return new Response(text, {
    // Mid-morning UTC, so that it is the 14th in nearly all time zones: the page shows local dates.
    headers: { date: 'Sat, 14 Mar 2026 10:00:00 GMT', 'content-security-policy': 'p' },
  });
}

test('online the page is from the network, offline from the cache, with its policy and the date', async () => {
  const code = toOfflineWorker([PAGE], [''], ['static/chunks/a.js']);
  const worker = runWorker(code, (path) => answerWith(path.endsWith('.js') ? 'code' : KEPT));
  await worker.run('install');
  expect(await (await worker.ask(ADDRESS))?.text()).toBe(KEPT);
  worker.cut();
  const answer = await worker.ask(`${ADDRESS}?amount=5&unit=mg`);
  expect(answer?.headers.get('content-security-policy')).toBe('p');
  expect(await answer?.text()).toMatch(
    /^<html><body class="a"><aside[^>]*>Saved on March 14, 2026, no network or no answer\..*<\/aside><p>A page<\/p>/,
  );
  const file = worker.ask('https://site.test/_next/static/chunks/a.js', { mode: 'no-cors' });
  expect(await (await file)?.text()).toBe('code');
});

test('a server error counts as no answer if the page is cached', async () => {
  let status = 200;
  const worker = runWorker(
    toOfflineWorker([PAGE], [''], []),
    () => new Response(status === 200 ? KEPT : 'bad gateway', { status }),
  );
  await worker.run('install');
  status = 502;
  expect(await (await worker.ask(ADDRESS))?.text()).toContain('no network or no answer');
  for (const store of worker.stores.values()) store.clear();
  expect((await worker.ask(ADDRESS))?.status).toBe(502);
});

test('if the network hangs, a cached page is shown after a timeout, and an uncached one awaited', async () => {
  const worker = runWorker(toOfflineWorker([PAGE], [''], []), () => answerWith(KEPT));
  await worker.run('install');
  worker.stall();
  const kept = worker.ask(ADDRESS);
  worker.runOut();
  expect(await (await kept)?.text()).toContain('Saved on March 14');
  for (const store of worker.stores.values()) store.clear();
  const end = worker.stall();
  const awaited = worker.ask(ADDRESS);
  worker.runOut();
  end(answerWith('late'));
  expect(await (await awaited)?.text()).toBe('late');
});

test('a file that pages fetch is from the network, and offline from the cache', async () => {
  const file = `/${PAGE}/data.json`;
  let text = '[1]';
  const worker = runWorker(toOfflineWorker([PAGE, file.slice(1)], [], []), () => answerWith(text));
  await worker.run('install');
  const ask = async () => (await worker.ask(`https://site.test${file}`, { mode: 'cors' }))?.text();
  text = '[2]';
  expect(await ask()).toBe('[2]');
  worker.cut();
  expect(await ask()).toBe('[1]');
});

test('other pages, other origins, page data and other methods are left to the browser', () => {
  const { ask } = runWorker(toOfflineWorker([PAGE], [''], []));
  expect(ask('https://site.test/blog')).toBeUndefined();
  expect(ask(`${ADDRESS}/unknown`)).toBeUndefined();
  expect(ask(`https://other.test/${PAGE}`)).toBeUndefined();
  expect(ask(`${ADDRESS}?_rsc=1`, { mode: 'cors' })).toBeUndefined();
  expect(ask(ADDRESS, { method: 'POST' })).toBeUndefined();
});

test('without a network and a cached copy the request fails', async () => {
  const worker = runWorker(toOfflineWorker([PAGE], [''], []));
  await expect(worker.ask(ADDRESS)).rejects.toThrow('no network');
});
