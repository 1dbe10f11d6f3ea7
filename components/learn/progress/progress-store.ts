import { type ProgressKind, readProgress, withMark, withMarksOf } from '@/lib/learn/progress';
import { PROGRESS_STORAGE_KEY } from '@/lib/learn/progress-key';
import { toDay } from '@/lib/text/dates';
import { createStoredText } from '../../ui/kept';

/** Whether marks are stored on the device; 'unreadable' stored text is not changed. */
export type Keeping = 'kept' | 'refused' | 'unreadable';

/** The marks as text for lib/learn/progress. */
export const progressText = createStoredText(PROGRESS_STORAGE_KEY);

/** Returns whether marks are stored on the device. */
export function readKeeping(): Keeping {
  const stored = progressText.readStored();
  if (stored !== undefined && !readProgress(stored)) return 'unreadable';
  return stored === undefined || progressText.isRefused() ? 'refused' : 'kept';
}

/** Marks a lesson or exercise with today's date in the visitor's time zone; an existing mark keeps its date. */
export function mark(kind: ProgressKind, id: string): void {
  if (readProgress(progressText.read())?.[kind].has(id)) return;
  change((text) => withMark(text, kind, id, toDay(new Date())));
}

/** Removes a mark. */
export function unmark(kind: ProgressKind, id: string): void {
  change((text) => withMark(text, kind, id));
}

/** Clears all progress. Returns a function that restores it and keeps marks made since. */
export function clear(): () => void {
  const before = { text: progressText.read(), stored: progressText.readStored() ?? '' };
  progressText.keep('');
  return () => {
    const since = progressText.read();
    const merged = withMarksOf(since, before.text) ?? since;
    if (readProgress(before.stored)) return progressText.keep(merged);
    progressText.keep(before.stored);
    if (merged) progressText.keep(merged, true);
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
  const text = progressText.read();
  return readProgress(text) ? JSON.stringify(JSON.parse(text || '{"version":1}'), null, 2) : text;
}

/** Applies a change to the text that is stored now, because another tab may have changed it. */
function change(toChanged: (text: string) => string | undefined): void {
  const text = progressText.read();
  const changed = toChanged(readProgress(text) ? text : '');
  if (changed !== undefined) progressText.keep(changed, readKeeping() === 'unreadable');
}
