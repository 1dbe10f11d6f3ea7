import { useSyncExternalStore } from 'react';

/** A string that the browser stores under a key, on this device only; '' when there is none. */
export type StoredText = {
  read: () => string;
  /** Reads past what is only in memory; undefined where the browser refuses access. */
  readStored: () => string | undefined;
  /** Replaces the stored string; '' removes it. With `isHeld` it is only put in memory, in front of the stored one. */
  keep: (text: string, isHeld?: boolean) => void;
  subscribe: (read: () => void) => () => void;
  /** Whether the last string is in memory only: held, or refused by the browser. */
  isRefused: () => boolean;
};

/** Creates a store for one string: permanent, or with `sessionStorage` for the tab. The privacy page names each key. */
export function createStoredText(
  key: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredText {
  /** A string that is in memory only, read before the stored one; lost when the page closes. */
  let unkept: string | undefined;
  function readStored() {
    try {
      return window[area].getItem(key) ?? '';
    } catch {
      return undefined;
    }
  }
  return {
    read: () => unkept ?? readStored() ?? '',
    readStored,
    keep(text, isHeld) {
      unkept = text;
      try {
        if (!isHeld) {
          if (text) window[area].setItem(key, text);
          else window[area].removeItem(key);
          unkept = undefined;
        }
      } catch {
        // Storage fails in private windows and on full disks.
      }
      // Browsers send this event to other tabs only; the listeners of this one need it too.
      window.dispatchEvent(new Event('storage'));
    },
    subscribe(read) {
      window.addEventListener('storage', read);
      return () => window.removeEventListener('storage', read);
    },
    isRefused: () => unkept !== undefined,
  };
}

/** Returns the stored string and re-renders when any window changes it; '' on the server. */
export function useStoredText({ subscribe, read }: StoredText): string {
  return useSyncExternalStore(subscribe, read, () => '');
}
