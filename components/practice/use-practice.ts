import { useMemo } from 'react';
import {
  PRACTICE_STORAGE_KEY,
  type PracticeResults,
  readKept,
  SET_ASIDE_KEY,
  writeKept,
} from '@/lib/practice/kept';
import { createStoredText, useStoredText } from '../ui/kept';

const text = createStoredText(PRACTICE_STORAGE_KEY);
const aside = createStoredText(SET_ASIDE_KEY);

/**
 * Returns the stored practice results, as text too, updated by every tab, and whether unreadable text was found or set
 * aside.
 */
export function usePractice() {
  const stored = useStoredText(text);
  const set = useStoredText(aside);
  const kept = useMemo(() => readKept(stored), [stored]);
  return {
    kept: kept ?? readEmpty(),
    isSpoilt: kept === undefined || set !== '',
    isRefused: text.isRefused(),
    stored,
  };
}

/** Changes the results stored now, perhaps by another tab; sets unreadable text aside. */
export function changeKept(toNext: (kept: PracticeResults) => PracticeResults): void {
  const stored = text.read();
  const kept = readKept(stored);
  if (!kept) aside.keep(exportUnreadable());
  text.keep(writeKept(toNext(kept ?? readEmpty())));
}

/** Returns all unreadable text: what was set aside and, below it, what could not be read since. */
export function exportUnreadable(): string {
  const stored = text.read();
  return [aside.read(), readKept(stored) ? '' : stored].filter(Boolean).join('\n');
}

/** Deletes the unreadable text and keeps all later results. */
export function deleteUnreadable(): void {
  aside.keep('');
  if (!readKept(text.read())) text.keep('');
}

/** What took the place of the stored results, and a function that restores them. */
export type Replaced = { by: string; restore: () => void };

function replace(change: () => void): Replaced {
  const before = [text.read(), aside.read()] as const;
  change();
  return {
    by: text.read(),
    restore() {
      text.keep(before[0]);
      aside.keep(before[1]);
    },
  };
}

/** Clears everything. */
export function clearKept(): Replaced {
  return replace(() => {
    text.keep('');
    aside.keep('');
  });
}

/** Returns the stored results as text for a file. */
export function exportKept(): string {
  return text.read() || writeKept(readEmpty());
}

/** Replaces the stored results with a saved file. Returns undefined and changes nothing if it is invalid. */
export function importKept(file: string): Replaced | undefined {
  const kept = file ? readKept(file) : undefined;
  return kept && replace(() => changeKept(() => kept));
}

function readEmpty(): PracticeResults {
  return readKept('') as PracticeResults;
}
