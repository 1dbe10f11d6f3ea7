'use client';

import { QueryProvider } from '@/components/articles/query-provider';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { focusingStatus, StatusLine } from '@/components/ui/status-line';
import { useIsBrowser } from '@/components/ui/use-is-browser';
import { useTabTitle } from '@/components/ui/use-tab-title';
import { ComparisonView } from './comparison-view';
import { type PreparedComparison, useComparison } from './use-comparison';

type Props = {
  substances: readonly { slug: string; name: string }[];
  example: PreparedComparison;
};

/** Selects for two substances and their comparison; the prepared comparison until others are chosen. */
export function CompareTool(props: Props) {
  return (
    <QueryProvider>
      <CompareForm {...props} />
    </QueryProvider>
  );
}

function CompareForm({ substances, example }: Props) {
  const isReady = useIsBrowser();
  const names = new Map(substances.map(({ slug, name }) => [slug, name]));
  const { choice, change, result } = useComparison(names, example);
  const shown = { first: names.get(choice.a) ?? '', second: names.get(choice.b) ?? '' };
  useTabTitle(
    shown.first && shown.second ? `${shown.first} and ${shown.second} compared` : undefined,
  );
  const options = substances.map(({ slug, name }) => ({ value: slug, label: name }));
  const field = (id: 'a' | 'b', label: string) => (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {label}
      </label>
      <Select
        id={id}
        value={names.has(choice[id]) ? choice[id] : ''}
        placeholder="Choose a substance"
        options={options}
        onChange={(slug) => change({ [id]: slug })}
        className="w-full"
      />
    </div>
  );
  return (
    <>
      <fieldset disabled={!isReady} className="no-print grid min-w-0 grid-cols-2 gap-4 lg:gap-x-10">
        <legend className="sr-only">Substances to compare</legend>
        {field('a', 'First substance')}
        {field('b', 'Second substance')}
      </fieldset>
      {/* Announces the names only: otherwise each choice would read out the comparison. */}
      <StatusLine className="sr-only">
        {result.status === 'ready' && isReady && `Shown: ${shown.first} and ${shown.second}`}
      </StatusLine>
      <div className="mt-6">
        {result.status === 'ready' && <ComparisonView {...result.comparison} {...shown} />}
        {result.status === 'open' && <p role="alert">{result.message}</p>}
        {result.status === 'loading' && <p className="text-muted">Loading the comparison...</p>}
        {result.status === 'failed' && (
          <div role="alert">
            <p className="mb-4">
              We could not load the comparison. Check your connection and ask again.
            </p>
            <Button variant="outline" onClick={focusingStatus(result.retry)}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
