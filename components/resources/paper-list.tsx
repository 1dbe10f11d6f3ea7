'use client';

import { type ReactNode, useId, useState } from 'react';
import {
  everyPaper,
  groupByYear,
  matchesPaper,
  type Paper,
  type PaperChoices,
  type PaperQuery,
  toLinkLabel,
} from '@/lib/resources/paper-filter';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Select } from '../ui/select';
import { useIsBrowser } from '../ui/use-is-browser';
import { useAllPapers } from './use-all-papers';

/**
 * A page of papers by year, newest first, with three filters that look through all of them. Without
 * JavaScript the pages stand there to be read.
 */
export function PaperList({
  papers,
  total,
  choices,
  children,
}: {
  papers: readonly Paper[];
  /** Papers on all pages. */
  total: number;
  choices: PaperChoices;
  /** The links to the other pages, shown while nothing is filtered. */
  children?: ReactNode;
}) {
  const [query, setQuery] = useState(everyPaper);
  const isBrowser = useIsBrowser();
  const all = useAllPapers();
  const isFiltered = Object.values(query).some(Boolean);

  function change(part: Partial<PaperQuery>) {
    setQuery({ ...query, ...part });
    all.load();
  }

  const searched = isFiltered && all.status === 'ready' ? all.papers : papers;
  const found = searched.filter((paper) => matchesPaper(paper, query));
  const isWaiting = isFiltered && all.status === 'loading';
  const hasFailed = isFiltered && all.status === 'failed';

  return (
    <>
      <div className="no-print grid gap-4 sm:grid-cols-3">
        <Choice
          label="Peptide"
          value={query.peptide}
          choices={choices.peptides}
          isDisabled={!isBrowser}
          onChange={(peptide) => change({ peptide })}
        />
        <Choice
          label="Year"
          value={query.year}
          choices={choices.years}
          isDisabled={!isBrowser}
          onChange={(year) => change({ year })}
        />
        <Choice
          label="Kind of study"
          value={query.study}
          choices={choices.studies}
          isDisabled={!isBrowser}
          onChange={(study) => change({ study })}
        />
      </div>
      <div className="mt-4 flex min-h-target flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-muted text-sm">
          {toStatus({ isFiltered, isWaiting, hasFailed, found: found.length, total })}
        </p>
        {hasFailed && (
          <Button variant="outline" onClick={all.load}>
            Try again
          </Button>
        )}
        {isFiltered && (
          <button
            type="button"
            onClick={() => setQuery(everyPaper)}
            className="text-link min-h-target"
          >
            Clear filters
          </button>
        )}
      </div>
      {isWaiting || hasFailed ? null : <Years papers={found} />}
      {!isFiltered && children}
    </>
  );
}

function toStatus({
  isFiltered,
  isWaiting,
  hasFailed,
  found,
  total,
}: {
  isFiltered: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  found: number;
  total: number;
}): string {
  if (isWaiting) return 'Loading papers...';
  if (hasFailed) return 'We could not load the papers.';
  return isFiltered ? `${found} of ${total} papers` : `${total} papers`;
}

function Years({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return <EmptyState title="No papers found" text="Try fewer filters." />;
  return (
    <>
      {groupByYear(papers).map(({ year = 'Undated', papers: entries }) => (
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
  const id = useId();
  return (
    <label htmlFor={id} className="text-muted text-sm">
      {label}
      <Select
        id={id}
        value={value}
        options={choices}
        placeholder="All"
        disabled={isDisabled}
        onChange={onChange}
        className="w-full"
      />
    </label>
  );
}
