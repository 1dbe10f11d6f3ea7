import { type ProgressKind, readProgress, withMark, withMarksOf } from '@/lib/learn/progress';
import { PROGRESS_STORAGE_KEY as KEY } from '@/lib/learn/progress-key';
import { toDay } from '@/lib/text/dates';

/** Whether marks are stored on the device; 'unreadable' stored text is not changed. */
export type Keeping = 'kept' | 'refused' | 'unreadable';

/** The marks when the device does not store them; lost when the page closes. */
let unkept: string | undefined;

const readers = new Set<() => void>();

/** Calls `read` after every change, in this tab or another. Returns the function to unsubscribe. */
export function subscribe(read: () => void): () => void {
  readers.add(read);
  window.addEventListener('storage', read);
  return () => {
    readers.delete(read);
    window.removeEventListener('storage', read);
  };
}

/** Returns the marks as text for lib/learn/progress; '' if there are none. */
export function readText(): string {
  return unkept ?? readStored();
}

function readStored(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Returns whether marks are stored on the device. */
export function readKeeping(): Keeping {
  try {
    if (readProgress(window.localStorage.getItem(KEY) ?? '') === undefined) return 'unreadable';
    return unkept === undefined ? 'kept' : 'refused';
  } catch {
    return 'refused';
  }
}

/** Marks a lesson or exercise with today's date in the visitor's time zone; an existing mark keeps its date. */
export function mark(kind: ProgressKind, id: string): void {
  if (readProgress(readText())?.[kind].has(id)) return;
  change((text) => withMark(text, kind, id, toDay(new Date())));
}

/** Removes a mark. */
export function unmark(kind: ProgressKind, id: string): void {
  change((text) => withMark(text, kind, id));
}

/** Clears all progress. Returns a function that restores it and keeps marks made since. */
export function clear(): () => void {
  const before = { stored: readStored(), unkept };
  unkept = undefined;
  write('');
  return () => {
    const since = readText();
    const merged = withMarksOf(since, before.unkept ?? before.stored) ?? since;
    if (readProgress(before.stored)) return write(merged);
    write(before.stored);
    unkept = merged || undefined;
    notifySubscribers();
  };
}

/** Adds the marks from a saved file. Returns false and changes nothing if it is not such a file. */
export function add(file: string): boolean {
  if (!file || readProgress(file) === undefined) return false;
  change((text) => withMarksOf(text, file));
  return true;
}

/** Returns the stored text, for a file that can be added again later. */
export function exportFile(): string {
  const text = readText();
  return readProgress(text) ? JSON.stringify(JSON.parse(text || '{"version":1}'), null, 2) : text;
}

/** Applies a change to the text that is stored now, because another tab may have changed it. */
function change(toChanged: (text: string) => string | undefined): void {
  const text = readText();
  if (readProgress(text) !== undefined) {
    const changed = toChanged(text);
    if (changed !== undefined) write(changed);
    return;
  }
  unkept = toChanged('');
  notifySubscribers();
}

function write(text: string): void {
  try {
    if (unkept !== undefined && readKeeping() === 'unreadable') throw new Error('left as it is');
    if (text) window.localStorage.setItem(KEY, text);
    else window.localStorage.removeItem(KEY);
    unkept = undefined;
  } catch {
    // Storage fails in private windows and on full disks.
    unkept = text;
  }
  notifySubscribers();
}

function notifySubscribers(): void {
  for (const read of readers) read();
}
