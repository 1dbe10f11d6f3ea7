'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchJson } from '@/lib/api/fetch-json';
import {
  everyPaper,
  limitQuery,
  matchesPaper,
  PAPERS_FILE,
  type Paper,
  type PaperChoices,
  type PaperFilter,
  type PaperQuery,
  papersInAddress,
  parsePapers,
} from '@/lib/papers/paper-filter';
import { Button } from '../ui/button';
import { FilterField } from '../ui/filter-field';
import { Select } from '../ui/select';
import { focusingStatus, StatusLine } from '../ui/status-line';
import { useAddressState } from '../ui/use-address-state';
import { useIsBrowser } from '../ui/use-is-browser';
import { PapersByYear } from './papers-by-year';

/**
 * A page of papers by year, newest first, with filters that search all pages; the filters are kept in the URL. Without
 * JavaScript the pages can still be read.
 */
export function PaperList({
  papers,
  total,
  choices,
  children,
}: {
  papers: readonly Paper[];
  /** Number of papers on all pages. */
  total: number;
  choices: PaperChoices;
  /** Links to the other pages, shown while nothing is filtered. */
  children?: ReactNode;
}) {
  const [inAddress, changeQuery] = useAddressState(papersInAddress);
  const query = limitQuery(inAddress, choices);
  const isFiltered = Object.values(query).some(Boolean);
  const { all, hasFailed, retry } = useAllPapers(isFiltered);
  const found = (isFiltered ? all : papers)?.filter((paper) => matchesPaper(paper, query));

  return (
    <>
      <PaperFilters
        query={query}
        choices={choices}
        onChange={(part) => changeQuery((current) => ({ ...current, ...part }))}
      />
      <div className="mt-4 flex min-h-target flex-wrap items-center justify-between gap-x-6">
        <StatusLine className="min-w-0 break-words text-muted text-sm">
          {!found && (hasFailed ? 'We could not load the papers.' : 'Loading papers...')}
          {found && (isFiltered ? `${found.length} of ${total} papers` : `${total} papers`)}
          {filters
            .filter(({ filter }) => inAddress[filter] !== query[filter])
            .map(
              ({ filter, label }) =>
                `. “${inAddress[filter].slice(0, 40)}” is not in the list “${label}”`,
            )}
        </StatusLine>
        {!found && hasFailed && (
          <Button variant="outline" onClick={focusingStatus(retry)}>
            Try again
          </Button>
        )}
        {Object.values(inAddress).some(Boolean) && (
          <button
            type="button"
            onClick={focusingStatus(() => changeQuery(() => everyPaper))}
            className="text-link min-h-target"
          >
            Clear filters
          </button>
        )}
      </div>
      {found && <PapersByYear papers={found} />}
      {!isFiltered && children}
    </>
  );
}

/** Fetches every paper once a filter is used: the page itself holds only some of them. */
function useAllPapers(isWanted: boolean) {
  const [all, setAll] = useState<readonly Paper[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && !all && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    fetchJson({ queryKey: [PAPERS_FILE], signal: controller.signal })
      .then((answer) => setAll(parsePapers(answer)))
      .catch(() => setHasFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [isMissing]);

  return { all, hasFailed, retry: () => setHasFailed(false) };
}

const filters: readonly { filter: PaperFilter; label: string }[] = [
  { filter: 'peptide', label: 'Peptide' },
  { filter: 'year', label: 'Year' },
  { filter: 'study', label: 'Kind of study' },
];

function PaperFilters({
  query,
  choices,
  onChange,
}: {
  query: PaperQuery;
  choices: PaperChoices;
  onChange: (part: Partial<PaperQuery>) => void;
}) {
  // Before hydration, a choice would have no effect.
  const isBrowser = useIsBrowser();
  return (
    <div className="no-print noscript:hidden grid gap-4 sm:grid-cols-3">
      <div className="sm:col-span-full">
        <FilterField
          label="Filter by title, author or journal"
          value={query.words}
          onChange={(words) => onChange({ words })}
        />
      </div>
      {filters.map(({ filter, label }) => (
        <label key={filter} htmlFor={`papers-${filter}`} className="text-muted text-sm">
          {label}
          <Select
            id={`papers-${filter}`}
            value={query[filter]}
            options={choices[filter]}
            placeholder="All"
            disabled={!isBrowser}
            onChange={(value) => onChange({ [filter]: value })}
            className="w-full"
          />
        </label>
      ))}
    </div>
  );
}
