import { useSyncExternalStore } from 'react';

/** A string that the browser stores under a key, on this device only; '' when there is none. */
export type Kept = {
  read: () => string;
  /** Replaces the stored string; '' removes it. */
  keep: (text: string) => void;
  subscribe: (read: () => void) => () => void;
  /** Whether the browser refused to store the last string, which is then in memory only. */
  isRefused: () => boolean;
};

/** Creates a store for one string: permanent, or with `sessionStorage` for the tab. The privacy page names each key. */
export function createStoredText(
  key: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Kept {
  /** A string that the browser refused to store: held in memory, and read before the stored one. */
  let unkept: string | undefined;
  const readers = new Set<() => void>();
  return {
    read() {
      try {
        return unkept ?? window[area].getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    keep(text) {
      try {
        if (text) window[area].setItem(key, text);
        else window[area].removeItem(key);
        unkept = undefined;
      } catch {
        // Storage fails in private windows and on full disks.
        unkept = text;
      }
      for (const read of readers) read();
    },
    subscribe(read) {
      readers.add(read);
      window.addEventListener('storage', read);
      return () => {
        readers.delete(read);
        window.removeEventListener('storage', read);
      };
    },
    isRefused: () => unkept !== undefined,
  };
}

/** Returns the stored string and re-renders when any window changes it; '' on the server. */
export function useStoredText({ subscribe, read }: Kept): string {
  return useSyncExternalStore(subscribe, read, () => '');
}
