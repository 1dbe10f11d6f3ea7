import { PROGRESS_PATH } from '@/lib/learn/progress-key';
import type { Keeping } from './progress-store';

/** Sentences that say where progress is stored. */
export const KEEPING_TEXTS: Record<Keeping, string> = {
  kept: 'It is kept on this device and sent to nobody.',
  refused:
    'This browser keeps nothing on the device, so it lasts until the page is closed or loaded again. Nothing is sent.',
  unreadable:
    'What this device holds of your progress cannot be read. It was left as it is, so what you mark now lasts until the page is closed or loaded again.',
};

/** The same sentence with a link to the overview of all progress. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  return (
    <>
      {KEEPING_TEXTS[keeping]}{' '}
      <a href={PROGRESS_PATH} className="underline">
        All your progress: see, save or clear it
      </a>
      .
    </>
  );
}
