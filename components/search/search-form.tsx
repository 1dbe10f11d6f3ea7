import { SEARCH_PATH } from '@/content/paths';
import { MAX_QUERY_LENGTH } from '@/lib/search/limits';
import { Button } from '../ui/button';

/** The site search as a plain form, for pages without another way on, such as not-found pages. */
export function SearchForm() {
  return (
    <search aria-label="Everything" className="w-full max-w-100">
      <form action={SEARCH_PATH} className="flex gap-2">
        <input
          type="search"
          name="q"
          required
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          aria-label="Search everything"
          placeholder="Search everything"
          className="h-target w-full min-w-0 rounded-md border-[1.5px] border-line-strong bg-raised px-3 text-ink"
        />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
    </search>
  );
}
