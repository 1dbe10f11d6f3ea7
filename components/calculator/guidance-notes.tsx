import { clsx } from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import { formatSize } from '@/lib/calculator/barrels';
import type { Note } from '@/lib/calculator/notes/note';
import { Button } from '../ui/button';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { useSyringe } from './use-syringe';

const WARNING = {
  borderColor: 'var(--color-warning)',
  background: 'var(--color-warning-soft)',
};

type Notes = { notes: readonly Note[] };

/** Notes in boxes: those to read before drawing a dose, and the check for a misplaced decimal point. */
export function Callouts({ notes }: Notes) {
  return notes.map((note) => {
    const isCheck = note.tone === 'check';
    return (
      <div
        key={note.title}
        className={clsx(
          'callout mt-4 flex gap-2.5 rounded-md border-[1.5px] px-4 py-3',
          isCheck && 'border-line-strong',
          note.tone === 'warning' && 'text-sm',
        )}
        style={isCheck ? undefined : WARNING}
      >
        {isCheck ? (
          <Info {...ICON} size={20} className="mt-1.5 flex-none" />
        ) : (
          <TriangleAlert
            {...ICON}
            size={20}
            className="flex-none"
            style={{ color: 'var(--color-warning)' }}
          />
        )}
        <Text note={note} />
      </div>
    );
  });
}

/** A list of notes that help to read the syringe correctly. */
export function Hints({ notes }: Notes) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2.5 text-ink-2 text-sm">
      {notes.map((note) => (
        <li key={note.title} className="flex gap-2.5">
          <Info {...ICON} className="flex-none text-muted" />
          <Text note={note} />
        </li>
      ))}
    </ul>
  );
}

function Text({ note: { title, text, barrel } }: { note: Note }) {
  const { choose } = useSyringe();
  return (
    <div>
      <p>
        <strong className="font-semibold">{title}.</strong> <NoBreak text={text} />
      </p>
      {barrel && (
        <div className="no-print mt-2">
          <Button
            variant="outline"
            onClick={(event) => {
              // The click removes this note and its button, so focus moves to the result.
              event.currentTarget.closest('section')?.focus({ preventScroll: true });
              choose(barrel.id);
            }}
          >
            Draw it on {formatSize(barrel)}
          </Button>
        </div>
      )}
    </div>
  );
}
