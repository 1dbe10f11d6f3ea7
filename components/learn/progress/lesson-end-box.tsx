import type { ReactNode } from 'react';
import { KeepingNote } from './keeping-note';
import type { Keeping } from './progress-store';

/** The box at the end of a lesson. The static page contains it in its state without progress. */
export function LessonEndBox({
  button,
  link,
  keeping,
  children,
}: {
  button: ReactNode;
  link?: ReactNode;
  keeping: Keeping;
  children?: ReactNode;
}) {
  return (
    <section
      aria-label="Your progress"
      className="no-print mt-10 grid justify-items-start gap-3 rounded-lg border-[1.5px] border-ink bg-raised px-6 py-5 noscript:hidden"
    >
      {button}
      <p role="status">{children}</p>
      {link}
      <p className="text-muted text-sm">
        A lesson counts as read when you press this button, an exercise as solved when your answer
        was right. <KeepingNote keeping={keeping} />
      </p>
    </section>
  );
}
