import { type ProgressKind, readProgress, withMark, withMarksOf } from '@/lib/learn/progress';
import { PROGRESS_STORAGE_KEY as KEY } from '@/lib/learn/progress-key';
import { toDay } from '@/lib/text/dates';

/** Whether the device keeps what is marked; a text of its that cannot be read is left as it is. */
export type Keeping = 'kept' | 'refused' | 'unreadable';

/** The marks where the device stores nothing; lost with the page. */
let unkept: string | undefined;

const readers = new Set<() => void>();

/** Calls `read` after every change, of this tab or another; the answer ends that. */
export function subscribe(read: () => void): () => void {
  readers.add(read);
  window.addEventListener('storage', read);
  return () => {
    readers.delete(read);
    window.removeEventListener('storage', read);
  };
}

/** What is marked, as text for lib/learn/progress; '' where nothing is. */
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

/** Whether a mark stays on the device. */
export function readKeeping(): Keeping {
  try {
    if (readProgress(window.localStorage.getItem(KEY) ?? '') === undefined) return 'unreadable';
    return unkept === undefined ? 'kept' : 'refused';
  } catch {
    return 'refused';
  }
}

/** Marks a lesson or an exercise with today's date in the visitor's own calendar; keeps the first date of two. */
export function mark(kind: ProgressKind, id: string): void {
  if (readProgress(readText())?.[kind].has(id)) return;
  change((text) => withMark(text, kind, id, toDay(new Date())));
}

/** Takes a mark away. */
export function unmark(kind: ProgressKind, id: string): void {
  change((text) => withMark(text, kind, id));
}

/** Forgets everything. The answer restores it, beside what was marked since. */
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
    tellReaders();
  };
}

/** Adds the marks of a saved file. False, without a change, where it is no such file. */
export function add(file: string): boolean {
  if (!file || readProgress(file) === undefined) return false;
  change((text) => withMarksOf(text, file));
  return true;
}

/** The stored text, to be saved as a file and read in again. */
export function exportFile(): string {
  const text = readText();
  return readProgress(text) ? JSON.stringify(JSON.parse(text || '{"version":1}'), null, 2) : text;
}

/** Each change begins with what is kept now: another tab may have added to it. */
function change(toChanged: (text: string) => string | undefined): void {
  const text = readText();
  if (readProgress(text) !== undefined) {
    const changed = toChanged(text);
    if (changed !== undefined) write(changed);
    return;
  }
  unkept = toChanged('');
  tellReaders();
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
  tellReaders();
}

function tellReaders(): void {
  for (const read of readers) read();
}
