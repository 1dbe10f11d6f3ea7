'use client';

import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { SEQUENCE_LAB_PATH } from '@/content/paths';
import { sequenceExample, typedExamples } from '@/content/sequence-lab';
import { readChain } from '@/lib/chemistry/read-chain';
import { formatLabUrl, parseLabQuery } from '@/lib/peptides/lab-address';
import { ResultsPanel } from '../../calculator/half-life/results-panel';
import { Problem } from '../../calculator/number-field';
import { Button } from '../../ui/button';
import { late } from '../../ui/late';
import { useAddressState } from '../../ui/use-address-state';
import { useEarlyText } from '../../ui/use-early-text';
import { useIsBrowser } from '../../ui/use-is-browser';

/** Lazy-loaded: the code that draws is fetched once a chain is typed. */
const LabResults = late(() => import('./lab-results').then((file) => file.LabResults));

/**
 * A field for a chain, and below it the results, updated while typing. `example` holds the results of the worked
 * example, rendered at build time; it is shown until something is typed, and always without JavaScript.
 */
export function SequenceLab({ example }: { example: ReactNode }) {
  const isReady = useIsBrowser();
  const field = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [typed, change] = useTypedChain(field);
  const read = readChain(typed);
  const problem = read.ok ? null : read.problem;
  return (
    <div className="grid gap-y-7">
      <form
        method="get"
        action={SEQUENCE_LAB_PATH}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          results.current?.focus();
        }}
        className="panel no-print"
      >
        <h2 className="text-2xl">
          <label htmlFor="seq">Your chain</label>
        </h2>
        <textarea
          id="seq"
          name="seq"
          ref={field}
          rows={3}
          value={typed}
          placeholder={sequenceExample.typed}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'seq-error seq-how' : 'seq-how'}
          className="field mt-2"
          style={{ height: 'auto', paddingBlock: '0.625rem' }}
        />
        <div role="status">{problem && <Problem id="seq-error" error={problem} />}</div>
        <p id="seq-how" className="mt-2 text-ink-2 text-sm">
          One-letter or three-letter codes, up to 100 residues. Others by name in brackets, ends
          with hyphens, bridges by their places: the examples show how.
        </p>
        <div className="mt-3.5 flex flex-wrap items-center gap-x-6 gap-y-3.5">
          <Button type="submit" className="noscript:hidden">
            Work it out
          </Button>
          {typedExamples.map((one) => (
            <button
              key={one.label}
              type="button"
              disabled={!isReady}
              onClick={() => change(one.typed)}
              className="text-link min-h-target"
            >
              {one.label}
            </button>
          ))}
        </div>
      </form>
      <div ref={results} tabIndex={-1}>
        {read.ok && (
          <Suspense fallback={<ResultsPanel>...</ResultsPanel>}>
            <LabResults molecule={read.molecule} />
          </Suspense>
        )}
        {!read.ok && !problem && example}
        {problem && (
          <ResultsPanel>
            <p className="mt-2 text-ink-2">
              Nothing has been worked out yet. What you typed is unchanged.
            </p>
          </ResultsPanel>
        )}
      </div>
    </div>
  );
}

const typedInAddress = { parse: parseLabQuery, format: formatLabUrl };

/**
 * Returns the text of the field, mirrored in the URL, and its setter. Text typed before hydration is kept: the
 * field works from the start, and nothing typed may be lost.
 */
function useTypedChain(
  field: RefObject<HTMLTextAreaElement | null>,
): [typed: string, change: (typed: string) => void] {
  const [typed, changeTyped] = useAddressState(typedInAddress);
  const change = (next: string) => changeTyped(() => next);
  useEarlyText(field, change);
  return [typed, change];
}
