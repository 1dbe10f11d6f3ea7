import { useMemo } from 'react';
import {
  type Kept,
  PRACTICE_STORAGE_KEY,
  readKept,
  SET_ASIDE_KEY,
  writeKept,
} from '@/lib/practice/kept';
import { createKept, useKept } from '../ui/kept';

const text = createKept(PRACTICE_STORAGE_KEY);
const aside = createKept(SET_ASIDE_KEY);

/** What is kept of practice on the device, following every tab, and whether something unreadable was set aside. */
export function usePractice(): { kept: Kept; isSpoilt: boolean; isRefused: boolean } {
  const stored = useKept(text);
  const set = useKept(aside);
  const kept = useMemo(() => readKept(stored), [stored]);
  return {
    kept: kept ?? readEmpty(),
    isSpoilt: kept === undefined || set !== '',
    isRefused: text.isRefused(),
  };
}

/** Changes what is kept, beginning with what is kept now: another tab may have added to it. */
export function changeKept(toNext: (kept: Kept) => Kept): void {
  const stored = text.read();
  const kept = readKept(stored);
  if (!kept) aside.keep(stored);
  text.keep(writeKept(toNext(kept ?? readEmpty())));
}

/** Forgets everything. The answer brings it back. */
export function clearKept(): () => void {
  const before = [text.read(), aside.read()] as const;
  text.keep('');
  aside.keep('');
  return () => {
    text.keep(before[0]);
    aside.keep(before[1]);
  };
}

/** What is kept as the text of a file; what was set aside where that cannot be read. */
export function exportKept(): string {
  return aside.read() || text.read() || writeKept(readEmpty());
}

/** Puts a saved file in the place of what is kept. False, without a change, where it is no such file. */
export function importKept(file: string): boolean {
  const kept = file ? readKept(file) : undefined;
  if (kept) text.keep(writeKept(kept));
  return kept !== undefined;
}

function readEmpty(): Kept {
  return readKept('') as Kept;
}
