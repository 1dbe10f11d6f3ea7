import { Chip } from '@/components/ui/chip';
import { Select } from '@/components/ui/select';
import type { ChangeState } from '@/components/ui/use-address-state';
import {
  isSameTag,
  type ListQuery,
  type SortValue,
  sortOptions,
  toggleTag,
} from '@/lib/articles/list-query';

/** Tag chips, several of which may be pressed, and the sort order. */
export function ListFilters({
  query,
  tags,
  onChange,
}: {
  query: ListQuery;
  /** The tags that have a chip, in order. */
  tags: readonly string[];
  onChange: ChangeState<ListQuery>;
}) {
  return (
    <div className="no-print mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 sm:border-line sm:border-y sm:py-3.5">
      <fieldset className="-mx-gutter flex min-w-0 max-w-[100vw] gap-2 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        <legend className="sr-only">Filter by tag</legend>
        <Chip
          label="All"
          isPressed={query.tags.length === 0}
          onClick={() => onChange((current) => ({ ...current, tags: [], page: 1 }))}
        />
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            isPressed={query.tags.some((selected) => isSameTag(selected, tag))}
            onClick={() => onChange((current) => toggleTag(current, tag))}
          />
        ))}
      </fieldset>
      <label htmlFor="sort-articles" className="inline-flex items-center gap-2 text-muted text-sm">
        Sort
        <Select
          id="sort-articles"
          value={query.sort}
          options={sortOptions}
          onChange={(value) =>
            onChange((current) => ({ ...current, sort: toSort(value), page: 1 }))
          }
          className="sm:h-10"
        />
      </label>
    </div>
  );
}

function toSort(value: string): SortValue {
  return sortOptions.find((option) => option.value === value)?.value ?? 'latest';
}
