import { useSyncExternalStore } from 'react';
import { type Barrel, barrels, SYRINGE_STORAGE_KEY } from '@/content/calculator';
import { LARGEST_BARREL } from '@/lib/calculator/barrels';

/** A choice that a browser refuses to keep: it lives as long as the page, and counts before an older one that it keeps. */
let unkept: string | undefined;

const readers = new Set<() => void>();

function subscribe(read: () => void): () => void {
  readers.add(read);
  window.addEventListener('storage', read);
  return () => {
    readers.delete(read);
    window.removeEventListener('storage', read);
  };
}

function readId(): string {
  try {
    return unkept ?? window.localStorage.getItem(SYRINGE_STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the syringe of an id on the device; '' forgets it. */
function chooseId(id: string): void {
  try {
    if (id) window.localStorage.setItem(SYRINGE_STORAGE_KEY, id);
    else window.localStorage.removeItem(SYRINGE_STORAGE_KEY);
    unkept = undefined;
  } catch {
    // Storage fails in private windows and on full disks.
    unkept = id;
  }
  for (const read of readers) read();
}

/**
 * The visitor's own syringe, chosen once and kept on the device. Until then `chosen` is missing and the largest
 * U-100 barrel is drawn. It is never changed but by the visitor.
 */
export function useSyringe(): {
  barrel: Barrel;
  chosen: Barrel | undefined;
  choose: (id: string) => void;
} {
  const id = useSyncExternalStore(subscribe, readId, () => '');
  const chosen: Barrel | undefined = barrels.find((barrel) => barrel.id === id);
  return { barrel: chosen ?? LARGEST_BARREL, chosen, choose: chooseId };
}
