import { CircleAlert } from 'lucide-react';
import type { FieldError as Problem } from '@/lib/calculator/inputs';

/** Why a field was refused, beneath it: the message, and what to type where that is not enough. */
export function FieldError({ id, error }: { id: string; error: Problem }) {
  return (
    <div id={id} className="mt-1.5 text-sm">
      <p className="flex items-center gap-1.5 font-semibold text-danger">
        <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
        {error.message}
      </p>
      {error.help && <p className="text-ink-2">{error.help}</p>}
    </div>
  );
}
