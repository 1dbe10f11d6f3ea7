import { Search, X } from 'lucide-react';
import { type FormEvent, type RefObject, useRef } from 'react';
import { ICON } from '../ui/icon-props';
import type { useCombobox } from './use-combobox';

/** The search form: the field and the button that clears it. */
export function SearchField({
  box: { text, isShown, active, open, close, type, handleKey },
  listId,
  inputRef,
  onFocus,
  onSubmit,
}: {
  box: ReturnType<typeof useCombobox>;
  /** The id of the list of suggestions; its rows have the ids `{listId}-0` and so on. */
  listId: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  onSubmit: (event: FormEvent) => void;
}) {
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;

  function clear() {
    type('');
    close();
    input.current?.focus();
  }

  return (
    <form
      action="/blog"
      onSubmit={onSubmit}
      className="flex h-target items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-raised pl-4 text-muted focus-within:outline-offset-1 focus-within:[outline:3px_solid_var(--color-focus)]"
    >
      <Search {...ICON} className="flex-none" />
      <input
        ref={input}
        // The ARIA standard does not allow role="combobox" on type="search".
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="search"
        role="combobox"
        required
        pattern=".*\S.*"
        maxLength={200}
        autoComplete="off"
        aria-label="Search articles"
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== undefined ? `${listId}-${active}` : undefined}
        placeholder="Search articles, peptides"
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => {
          onFocus();
          open();
        }}
        onKeyDown={handleKey}
        // With JavaScript, submitting blank text does nothing and shows no validation message.
        onInvalid={(event) => event.preventDefault()}
        className="h-full w-full min-w-0 text-ellipsis bg-transparent pr-3 text-ink [outline:none] [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="grid size-target flex-none place-items-center rounded-md hover:text-ink"
        >
          <X {...ICON} />
        </button>
      )}
    </form>
  );
}
