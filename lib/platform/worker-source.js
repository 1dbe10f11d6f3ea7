/*
 * The service worker of the calculator's pages and of the one on what went wrong. The build fills in its version, their addresses and all
 * files that they load (offline-worker.ts).
 */
const VERSION = '';
const PAGES = [];
const FILES = [];

/** A network on which no answer has begun by then is as good as none. */
const TIME_LIMIT_MS = 3000;

const STORES = 'calculator ';
const STORE = STORES + VERSION;

// Whole or not at all: a page is only kept together with the files of its build.
self.addEventListener('install', (event) => {
  event.waitUntil(fillStore().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldStores(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate' || pathname.endsWith('.json');
  if (isPage && PAGES.includes(pathname)) {
    event.respondWith(fetchPage(request, pathname));
  } else if (pathname.startsWith('/_next/static/') || FILES.includes(pathname)) {
    event.respondWith(readFile(request));
  }
});

async function fillStore() {
  const store = await caches.open(STORE);
  const pages = PAGES.map((path) => new Request(path, { cache: 'no-cache' }));
  await store.addAll([...pages, ...FILES]);
}

/** Keeps the store before this one: a page that is still open may yet load a part of it. */
async function forgetOldStores() {
  const old = (await caches.keys()).filter((name) => name.startsWith(STORES) && name !== STORE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page from the network, or as it was kept where no answer begins in time; without a copy the network is awaited. */
async function fetchPage(request, path) {
  // Past the browser's own cache too, which may give an old page while it asks for a new one.
  const fresh = fetch(request, { cache: 'no-cache' });
  const late = new Promise((_, reject) => setTimeout(reject, TIME_LIMIT_MS));
  try {
    return await Promise.race([fresh, late]);
  } catch {
    return (await readPage(path)) ?? fresh;
  }
}

/** The page as it was kept, which says so at its top; undefined when it was not. */
async function readPage(path) {
  const kept = await (await caches.open(STORE)).match(path, { ignoreVary: true });
  if (!kept) return undefined;
  const date = new Date(kept.headers.get('date'));
  const day = date.toLocaleDateString('en-US', { dateStyle: 'long' });
  const html = (await kept.text()).replace('<p hidden data-kept', '<p');
  return new Response(html.replace('<span data-day></span>', day), { headers: kept.headers });
}

/** The name of a file changes with its content, so the one that was kept is the right one. */
async function readFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
