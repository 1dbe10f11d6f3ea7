import { Search } from 'lucide-react';
import { ICON } from './icon-props';
import { useIsBrowser } from './use-is-browser';

/** A search field that filters a list on the same page while the visitor types; not shown without JavaScript. */
export function FilterField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const isBrowser = useIsBrowser();
  return (
    <div className="noscript:hidden flex h-target max-w-100 items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-raised px-3 text-muted focus-within:outline-offset-1 focus-within:[outline:3px_solid_var(--color-focus)]">
      <Search {...ICON} className="flex-none" />
      <input
        type="search"
        value={value}
        // Before hydration, typing would have no effect.
        disabled={!isBrowser}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="h-full w-full min-w-0 bg-transparent text-ink [outline:none]"
      />
    </div>
  );
}
