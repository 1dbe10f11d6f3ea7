import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { SMALL_ICON } from './icon-props';

/** One choice of a filter; the pressed one carries a mark, so that colour is not the only sign. */
export function Chip({
  label,
  isPressed,
  onClick,
}: {
  label: string;
  isPressed: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className={clsx(
        'inline-flex min-h-target flex-none items-center gap-1.5 whitespace-nowrap rounded-full border-[1.5px] px-3.75 font-medium text-sm sm:min-h-9.5',
        isPressed
          ? 'border-ink bg-ink text-surface'
          : 'border-line-strong hover:border-ink hover:bg-raised',
      )}
    >
      {isPressed && <Check {...SMALL_ICON} />}
      {label}
    </button>
  );
}
