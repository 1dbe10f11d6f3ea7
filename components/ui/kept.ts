import { useSyncExternalStore } from 'react';

/** A text that the browser keeps under a name of its own, on the device alone; '' while there is none. */
export type Kept = {
  read: () => string;
  /** Keeps a text in place of the last; '' forgets it. */
  keep: (text: string) => void;
  subscribe: (read: () => void) => () => void;
  /** Whether the browser refused the last text, which lives as long as the page then. */
  isRefused: () => boolean;
};

/** A place for one text: for good, or with `sessionStorage` until its tab is closed. The privacy page names each key. */
export function createKept(
  key: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Kept {
  /** What a browser refuses to keep: it lives as long as the page, and counts before what it keeps. */
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

/** The text that is kept, as it changes in any window; '' on the server. */
export function useKept({ subscribe, read }: Kept): string {
  return useSyncExternalStore(subscribe, read, () => '');
}
