import { Info, TriangleAlert } from 'lucide-react';
import type { Note } from '@/lib/calculator/notes/note';
import { NoBreak } from '../ui/no-break';

/** What must be seen before anything is drawn. */
export function Warnings({ notes }: { notes: readonly Note[] }) {
  return notes.map(({ title, text }) => (
    <div
      key={title}
      className="callout mt-4 flex gap-2.5 rounded-md border-[1.5px] px-4 py-3 text-sm"
      style={{ borderColor: 'var(--color-warning)', background: 'var(--color-warning-soft)' }}
    >
      <TriangleAlert
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className="flex-none"
        style={{ color: 'var(--color-warning)' }}
      />
      <p>
        <strong className="font-semibold">{title}.</strong> <NoBreak text={text} />
      </p>
    </div>
  ));
}

/** What helps to read the syringe right. */
export function Hints({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2.5 text-ink-2 text-sm">
      {notes.map(({ title, text }) => (
        <li key={title} className="flex gap-2.5">
          <Info aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-muted" />
          <p>
            <strong className="font-semibold">{title}.</strong> <NoBreak text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
