import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { bringIntoRow } from './bring-into-row';
import { SMALL_ICON } from './icon-props';
import { useIsBrowser } from './use-is-browser';

type ChipProps = { label: string; isPressed: boolean; onClick: () => void };

/** A row of chips that filter a list, with `children` at its end. */
export function FilterBar({
  legend,
  chips,
  children,
}: {
  legend: string;
  chips: readonly ChipProps[];
  children: ReactNode;
}) {
  const isBrowser = useIsBrowser();
  return (
    <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line sm:border-y sm:py-3">
      {/* Before hydration, a press would have no effect. */}
      <fieldset
        disabled={!isBrowser}
        className="-mx-gutter noscript:hidden flex min-w-0 max-w-[100vw] gap-2 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        <legend className="sr-only">{legend}</legend>
        {chips.map((chip) => (
          <Chip key={chip.label} {...chip} />
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** A filter chip. The pressed one also shows a check mark, so that colour is not the only sign. */
function Chip({ label, isPressed, onClick }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      // Not on a press by mouse or finger, from under which the chip would move.
      onFocus={({ target }) => target.matches(':focus-visible') && bringIntoRow(target)}
      ref={isPressed ? bringIntoRow : undefined}
      className={clsx(
        'inline-flex min-h-target flex-none items-center gap-1.5 whitespace-nowrap rounded-full border-[1.5px] px-4 font-medium text-sm sm:min-h-9.5',
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
