import type { PaperChoices, PaperQuery } from '@/lib/papers/paper-filter';
import { FilterField } from '../ui/filter-field';
import { Select } from '../ui/select';
import { useIsBrowser } from '../ui/use-is-browser';

const filters = [
  { part: 'peptide', label: 'Peptide', choices: 'peptides' },
  { part: 'year', label: 'Year', choices: 'years' },
  { part: 'study', label: 'Kind of study', choices: 'studies' },
] as const satisfies readonly {
  part: keyof PaperQuery;
  label: string;
  choices: keyof PaperChoices;
}[];

/** Words of title, authors and journal, and a choice each of peptide, year and kind of study. */
export function PaperFilters({
  query,
  choices,
  onChange,
}: {
  query: PaperQuery;
  choices: PaperChoices;
  onChange: (part: Partial<PaperQuery>) => void;
}) {
  // Until the page's code has arrived, choosing would have no effect.
  const isBrowser = useIsBrowser();
  return (
    <div className="no-print grid gap-4 sm:grid-cols-3">
      <div className="sm:col-span-full">
        <FilterField
          label="Filter by title, author or journal"
          value={query.words}
          onChange={(words) => onChange({ words })}
        />
      </div>
      {filters.map(({ part, label, choices: offered }) => (
        <label key={part} htmlFor={`papers-${part}`} className="text-muted text-sm">
          {label}
          <Select
            id={`papers-${part}`}
            value={query[part]}
            options={choices[offered]}
            placeholder="All"
            disabled={!isBrowser}
            onChange={(value) => onChange({ [part]: value })}
            className="w-full"
          />
        </label>
      ))}
    </div>
  );
}
