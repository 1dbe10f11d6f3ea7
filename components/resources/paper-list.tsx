'use client';

import { useState } from 'react';
import {
  everyPaper,
  groupByYear,
  matchesPaper,
  type Paper,
  type PaperChoices,
  toLinkLabel,
} from '@/lib/resources/paper-filter';
import { EmptyState } from '../ui/empty-state';
import { useIsBrowser } from '../ui/use-is-browser';

/**
 * Papers by year with three filters. Without JavaScript the whole list stands there. The papers come
 * oldest first: the page's data follows its HTML, and what stands close together compresses together.
 */
export function PaperList({
  papersFromOldest,
  choices,
}: {
  papersFromOldest: readonly Paper[];
  choices: PaperChoices;
}) {
  const papers = papersFromOldest.toReversed();
  const [query, setQuery] = useState(everyPaper);
  const isBrowser = useIsBrowser();
  const found = papers.filter((paper) => matchesPaper(paper, query));
  return (
    <>
      <div className="no-print grid gap-4 sm:grid-cols-3">
        <Choice
          label="Peptide"
          value={query.peptide}
          choices={choices.peptides}
          isDisabled={!isBrowser}
          onChange={(peptide) => setQuery({ ...query, peptide })}
        />
        <Choice
          label="Year"
          value={query.year}
          choices={choices.years}
          isDisabled={!isBrowser}
          onChange={(year) => setQuery({ ...query, year })}
        />
        <Choice
          label="Kind of study"
          value={query.study}
          choices={choices.studies}
          isDisabled={!isBrowser}
          onChange={(study) => setQuery({ ...query, study })}
        />
      </div>
      <div className="mt-4 flex min-h-target flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-muted text-sm">
          {found.length === papers.length
            ? `${papers.length} papers`
            : `${found.length} of ${papers.length} papers`}
        </p>
        {found.length < papers.length && (
          <button
            type="button"
            onClick={() => setQuery(everyPaper)}
            className="text-link min-h-target"
          >
            Clear filters
          </button>
        )}
      </div>
      {found.length === 0 && <EmptyState title="No papers found" text="Try fewer filters." />}
      {groupByYear(found).map(({ year = 'Undated', papers: entries }) => (
        <section key={year}>
          <h2 className="mt-10 mb-2 border-ink border-t-[1.5px] pt-3 text-2xl">{year}</h2>
          <ul className="text-sm *:border-line *:border-b *:py-3 [&_a]:underline [&_b]:block">
            {entries.map((paper) => (
              <Entry key={paper.title} paper={paper} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Entry({ paper: { title, by, journal, href } }: { paper: Paper }) {
  return (
    <li>
      <b>{title}</b>
      {` ${by} `}
      <i>{journal}</i>
      {href && ' '}
      {href && <a href={href}>{toLinkLabel(href)}</a>}
    </li>
  );
}

function Choice({
  label,
  value,
  choices,
  isDisabled,
  onChange,
}: {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  /** Until the page's code has arrived, choosing would have no effect. */
  isDisabled: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <label className="text-muted text-sm">
      {label}
      <select
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        className="h-target w-full rounded-md border-[1.5px] border-line-strong bg-raised px-3 text-ink"
      >
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
