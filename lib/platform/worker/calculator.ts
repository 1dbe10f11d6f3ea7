/*
 * The service worker of the calculator's pages and of the tools beside it. The build fills in its version, their
 * addresses and all files that they load (offline-worker.ts).
 */
import { answerFirst, forgetOldStores, sayKept } from './network';
import { worker } from './scope';

declare const VERSION: string;
declare const PAGES: readonly string[];
declare const FILES: readonly string[];

const STORES = 'calculator ';
const STORE = STORES + VERSION;

// Whole or not at all: a page is only kept together with the files of its build.
worker.addEventListener('install', (event) => {
  event.waitUntil(fillStore().then(() => worker.skipWaiting()));
});

// The store before this one stays: a page that is still open may yet load a part of it.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldStores(STORES, STORE, 1), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const isPage = request.mode === 'navigate' || pathname.endsWith('.json');
  if (isPage && PAGES.includes(pathname)) {
    // Past the browser's own cache too, which may give an old page while it asks for a new one.
    const fresh = fetch(request, { cache: 'no-cache' });
    event.respondWith(answerFirst(fresh, () => readPage(pathname)));
  } else if (pathname.startsWith('/_next/static/') || FILES.includes(pathname)) {
    event.respondWith(readFile(request));
  }
});

async function fillStore(): Promise<void> {
  const store = await caches.open(STORE);
  const pages = PAGES.map((path) => new Request(path, { cache: 'no-cache' }));
  await store.addAll([...pages, ...FILES]);
}

/** The page as it was kept; undefined when it was not. */
async function readPage(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(STORE)).match(path, { ignoreVary: true });
  if (!kept) return undefined;
  const { headers } = kept;
  return new Response(sayKept(await kept.text(), headers.get('date')), { headers });
}

/** The name of a file changes with its content, so the one that was kept is the right one. */
async function readFile(request: Request): Promise<Response> {
  for (const store of (await caches.keys()).filter((name) => name.startsWith(STORES))) {
    const kept = await (await caches.open(store)).match(request, { ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}
