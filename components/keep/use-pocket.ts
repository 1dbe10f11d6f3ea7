import { useCallback, useEffect, useState } from 'react';
import { POCKET_FILE, POCKET_WORKER } from '@/content/pocket';
import {
  KEPT_FILE,
  type KeptCopy,
  POCKET_STORES,
  type PocketFile,
  type PocketNews,
} from '@/lib/api/pocket-form';

/** Messages for readers: why no copy could be kept. */
export const FAULTS = {
  impossible:
    'This browser keeps no copies: it is too old, or stores nothing for this site, as in a private window.',
  refused: 'The browser refused to keep a copy. Its settings may forbid sites to store anything.',
  full: 'There was not enough room on this device, so the new copy was not kept. Any earlier copy is unchanged. A smaller choice may fit.',
  broken:
    'The download broke off, so the new copy was not kept. Any earlier copy is unchanged. Try again with a better network.',
} as const;

export type Pocket = {
  /** The copies that the site offers; undefined until they are loaded, and when offline. */
  file?: PocketFile;
  kept?: KeptCopy;
  /** The progress of the download, in bytes. */
  news?: { done: number; of: number };
  fault?: keyof typeof FAULTS;
  isRemoved?: boolean;
};

/** The offline copy on this device: its state, and functions to download and to remove it. */
export function usePocket() {
  const [pocket, setPocket] = useState<Pocket>({});
  const set = useCallback((part: Pocket) => setPocket((known) => ({ ...known, ...part })), []);

  useEffect(() => {
    if (!canKeep()) {
      set({ fault: 'impossible' });
      return;
    }
    const onMessage = ({ data }: MessageEvent<PocketNews>) => {
      const { pocket: news } = data;
      if (typeof news === 'string') set({ fault: news, news: undefined });
      else set({ news, fault: undefined });
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    fetch(POCKET_FILE)
      .then(async (answer) => set({ file: await answer.json() }))
      .catch(() => {});
    readKept()
      .then((kept) => set({ kept }))
      .catch(() => set({ fault: 'impossible' }));
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [set]);

  const keep = async (choice: string) => {
    set({ fault: undefined, isRemoved: false, news: { done: 0, of: 1 } });
    try {
      await navigator.storage?.persist?.();
      const address = `${POCKET_WORKER}?keep=${choice}`;
      const scope = { scope: '/', updateViaCache: 'none' } as const;
      const registration = await navigator.serviceWorker.register(address, scope);
      await registration.update();
      await untilActivated(registration);
      const tools = await navigator.serviceWorker.getRegistration('/tools/');
      if (tools && tools.scope !== registration.scope) await tools.unregister();
      set({ kept: await readKept(), news: undefined });
    } catch (error) {
      setPocket(({ fault, ...known }) => ({
        ...known,
        fault: fault ?? toFault(error),
        news: undefined,
      }));
    }
  };

  const remove = async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.unregister();
    await deleteStores();
    set({ kept: undefined, fault: undefined, news: undefined, isRemoved: true });
  };

  return { pocket, keep, remove };
}

function canKeep(): boolean {
  try {
    const has = navigator.serviceWorker && window.caches && window.DecompressionStream;
    return process.env.NODE_ENV === 'production' && has !== undefined;
  } catch {
    // Some browsers throw on these properties when a site may not store anything.
    return false;
  }
}

function toFault(error: unknown): keyof typeof FAULTS {
  return error instanceof DOMException && error.name === 'SecurityError' ? 'refused' : 'broken';
}

/**
 * Resolves when the newest worker of the registration is activated; rejects if it becomes redundant. If another tab has
 * installed it, it may be found between installation and activation.
 */
async function untilActivated({ installing, waiting, active }: ServiceWorkerRegistration) {
  const coming = installing ?? waiting ?? active;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (!coming || coming.state === 'activated') resolve();
      else if (coming.state === 'redundant') reject(new Error('not installed'));
    };
    coming?.addEventListener('statechange', look);
    look();
  });
}

/** Returns what the active worker has stored. Without a registration, deletes leftover caches. */
async function readKept(): Promise<KeptCopy | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration) await deleteStores();
  const kept = registration?.active && (await caches.match(KEPT_FILE));
  return kept ? kept.json() : undefined;
}

async function deleteStores(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(POCKET_STORES));
  await Promise.all(names.map((name) => caches.delete(name)));
}
