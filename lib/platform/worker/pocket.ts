/*
 * The service worker of an offline copy that a reader has chosen. Its address names the choice, the build fills in its
 * version (lib/platform/pocket.ts), and POCKET_FILE lists what belongs to each choice.
 */
import { OFFLINE_FALLBACK_PATH, POCKET_FILE } from '@/content/pocket';
import {
  KEPT_FILE,
  type KeptCopy,
  POCKET_STORES,
  type PocketFile,
  type PocketNews,
} from '@/lib/api/pocket-form';
import { createAnswers } from './answers';
import { openCopy } from './copy';
import { addOfflineNotice, forgetOldStores, networkFirst } from './network';
import { fetchPack, unpack } from './packs';
import { worker } from './scope';

declare const VERSION: string;

const CHOICE = new URL(worker.location.href).searchParams.get('keep') ?? '';
const STORE = `${POCKET_STORES}${CHOICE} ${VERSION}`;

const copy = openCopy(STORE);
const answerOffline = createAnswers(copy);

// All or nothing: if any of it fails, the worker is not installed, and the previous one keeps its own copy.
worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const forget = forgetOldStores(POCKET_STORES, STORE, 0);
  event.waitUntil(Promise.all([forget, worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname === POCKET_FILE) return;
  event.respondWith(answer(request, url));
});

async function fill(): Promise<void> {
  try {
    const file: PocketFile = await (await fetch(POCKET_FILE, { cache: 'no-store' })).json();
    const choice = file.choices.find(({ id }) => id === CHOICE);
    // The server is being replaced by another build: the browser tries again later.
    if (!choice || file.version !== VERSION) throw new Error('another build');
    const store = await caches.open(STORE);
    let before = 0;
    for (const { address, bytes } of choice.packs) {
      const onBytes = (count: number) => tell({ done: before + count, of: choice.bytes });
      await unpack(await fetchPack(address, bytes, onBytes), store);
      before += bytes;
    }
    const kept: KeptCopy = {
      choice: CHOICE,
      version: VERSION,
      bytes: choice.bytes,
      day: new Date().toISOString(),
    };
    await store.put(KEPT_FILE, Response.json(kept));
  } catch (error) {
    await caches.delete(STORE);
    tell(error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'broken');
    throw error;
  }
}

function tell(pocket: PocketNews['pocket']): void {
  const news: PocketNews = { pocket };
  worker.clients
    .matchAll({ includeUncontrolled: true, type: 'window' })
    .then((pages) => {
      for (const page of pages) page.postMessage(news);
    })
    .catch(() => {});
}

async function answer(request: Request, url: URL): Promise<Response> {
  const { pathname } = url;
  // File names change with their content, so a stored file is always current.
  if (pathname.startsWith('/_next/static/')) return (await copy.read(pathname)) ?? fetch(request);
  if (request.mode === 'navigate') {
    // Bypass the HTTP cache too, which may return an old page while it revalidates.
    const fresh = fetch(request, { cache: 'no-cache' });
    return networkFirst(fresh, () => readPage(url), true).catch(
      async () => (await readPage(new URL(OFFLINE_FALLBACK_PATH, url))) ?? Response.error(),
    );
  }
  // Page data is not stored: when its request fails, the router loads the page itself.
  const isData = request.headers.has('rsc');
  return networkFirst(fetch(request), async () => {
    if (isData) return (await copy.has(pathname)) ? Response.error() : undefined;
    return answerOffline(url);
  });
}

async function readPage(url: URL): Promise<Response | undefined> {
  const page = await answerOffline(url);
  if (!page?.headers.get('content-type')?.startsWith('text/html')) return page;
  return new Response(addOfflineNotice(await page.text(), page.headers.get('date')), page);
}
