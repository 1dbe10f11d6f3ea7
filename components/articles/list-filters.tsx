import { FilterBar } from '@/components/ui/filter-bar';
import { Select } from '@/components/ui/select';
import type { ChangeState } from '@/components/ui/use-address-state';
import {
  getSortOptions,
  isSameTag,
  type ListQuery,
  toggleTag,
  toSort,
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
    <FilterBar
      legend="Filter by tag"
      chips={[
        {
          label: 'All',
          isPressed: query.tags.length === 0,
          onClick: () => onChange((current) => ({ ...current, tags: [], page: 1 })),
        },
        ...tags.map((tag) => ({
          label: tag,
          isPressed: query.tags.some((selected) => isSameTag(selected, tag)),
          onClick: () => onChange((current) => toggleTag(current, tag)),
        })),
      ]}
    >
      <label htmlFor="sort-articles" className="inline-flex items-center gap-2 text-muted text-sm">
        Sort
        <Select
          id="sort-articles"
          value={query.sort}
          options={getSortOptions(query.search)}
          onChange={(value) =>
            onChange((current) => ({ ...current, sort: toSort(value, current.search), page: 1 }))
          }
          className="sm:h-10"
        />
      </label>
    </FilterBar>
  );
}
