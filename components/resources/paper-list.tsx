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
  const all = useAllPapers(isFiltered);
  const searched = isFiltered ? all : { status: 'ready' as const, papers };
  const found =
    searched.status === 'ready'
      ? searched.papers.filter((paper) => matchesPaper(paper, query))
      : undefined;

  return (
    <>
      <PaperFilters
        query={query}
        choices={choices}
        onChange={(part) => changeQuery((current) => ({ ...current, ...part }))}
      />
      <div className="mt-4 flex min-h-target flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-muted text-sm">
          {searched.status === 'loading' && 'Loading papers...'}
          {searched.status === 'failed' && 'We could not load the papers.'}
          {found && (isFiltered ? `${found.length} of ${total} papers` : `${total} papers`)}
        </p>
        {searched.status === 'failed' && (
          <Button variant="outline" onClick={searched.retry}>
            Try again
          </Button>
        )}
        {isFiltered && (
          <button
            type="button"
            onClick={() => changeQuery(() => everyPaper)}
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

type AllPapers =
  | { status: 'ready'; papers: readonly Paper[] }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void };

/** Fetches every paper once a filter is used: the page itself holds only some of them. */
function useAllPapers(isWanted: boolean): AllPapers {
  const [papers, setPapers] = useState<readonly Paper[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && !papers && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    fetchJson({ queryKey: [PAPERS_FILE], signal: controller.signal })
      .then((answer) => setPapers(parsePapers(answer)))
      .catch(() => setHasFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [isMissing]);

  if (papers) return { status: 'ready', papers };
  return hasFailed ? { status: 'failed', retry: () => setHasFailed(false) } : { status: 'loading' };
}

const filters: readonly { filter: PaperFilter; label: string }[] = [
  { filter: 'peptide', label: 'Peptide' },
  { filter: 'year', label: 'Year' },
  { filter: 'study', label: 'Kind of study' },
];

/** A text filter for title, authors and journal; selects for peptide, year and kind of study. */
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
    <div className="no-print grid gap-4 sm:grid-cols-3">
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
