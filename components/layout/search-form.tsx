import { Search } from 'lucide-react';

/** The article search as a plain GET form: it needs no JavaScript. */
export function SearchForm({ className }: { className?: string }) {
  return (
    <search className={className}>
      <form
        action="/blog"
        className="flex h-target items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-raised px-3 text-muted focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1"
      >
        <Search aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
        <input
          type="search"
          name="search"
          required
          pattern=".*\S.*"
          maxLength={200}
          aria-label="Search articles"
          placeholder="Search articles"
          className="h-full w-full min-w-0 bg-transparent text-ink outline-none"
        />
      </form>
    </search>
  );
}
