import { useMemo } from 'react';
import { CALL_STORAGE_KEY } from '@/content/calculator';
import { createStoredText, useStoredText } from '../ui/kept';

/** What was typed for the call, by the name of its field. */
type Notes = Readonly<Record<string, string | undefined>>;

/** Notes as JSON, kept until the tab is closed: a telephone may drop the page during the call. */
export const callNotes = createStoredText(CALL_STORAGE_KEY, 'sessionStorage');

/** Returns the notes and re-renders when they change; none on the server. */
export function useNotes(): Notes {
  const text = useStoredText(callNotes);
  return useMemo(() => parse(text), [text]);
}

/** The notes as they are stored now. */
export const readNotes = () => parse(callNotes.read());

/** Stores changed notes beside the others; undefined removes one. */
export function keepNotes(change: Notes): void {
  callNotes.keep(JSON.stringify({ ...readNotes(), ...change }));
}

/** The notes in a stored text. A text that cannot be read holds none. */
function parse(text: string): Notes {
  try {
    const stored = Object.entries(Object(JSON.parse(text)));
    return Object.fromEntries(
      stored.flatMap(([id, note]) => (typeof note === 'string' ? [[id, note]] : [])),
    );
  } catch {
    return {};
  }
}
