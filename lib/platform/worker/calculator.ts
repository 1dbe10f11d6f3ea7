/*
 * The service worker of the calculator's pages and of the tools beside it. The build fills in its version, their
 * addresses and all files that they load (offline-worker.ts).
 */
import { addOfflineNotice, forgetOldStores, networkFirst } from './network';
import { worker } from './scope';

declare const VERSION: string;
declare const PAGES: readonly string[];
declare const FILES: readonly string[];

const STORES = 'calculator ';
const STORE = STORES + VERSION;

// All or nothing: a page is stored only together with the files of its build.
worker.addEventListener('install', (event) => {
  event.waitUntil(fillStore().then(() => worker.skipWaiting()));
});

// Keep the previous store: a page that is still open may load more of its files.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldStores(STORES, STORE, 1), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const isPage = request.mode === 'navigate' || pathname.endsWith('.json');
  if (isPage && PAGES.includes(pathname)) {
    // Bypass the HTTP cache too, which may return an old page while it revalidates.
    const fresh = fetch(request, { cache: 'no-cache' });
    event.respondWith(networkFirst(fresh, () => readPage(pathname)));
  } else if (pathname.startsWith('/_next/static/') || FILES.includes(pathname)) {
    event.respondWith(readFile(request));
  }
});

async function fillStore(): Promise<void> {
  const store = await caches.open(STORE);
  const pages = PAGES.map((path) => new Request(path, { cache: 'no-cache' }));
  await store.addAll([...pages, ...FILES]);
}

/** The stored page with a notice; undefined when it is not stored. */
async function readPage(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(STORE)).match(path, { ignoreVary: true });
  if (!kept) return undefined;
  const { headers } = kept;
  return new Response(addOfflineNotice(await kept.text(), headers.get('date')), { headers });
}

/** File names change with their content, so a stored file is always current. */
async function readFile(request: Request): Promise<Response> {
  for (const store of (await caches.keys()).filter((name) => name.startsWith(STORES))) {
    const kept = await (await caches.open(store)).match(request, { ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}
