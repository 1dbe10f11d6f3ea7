'use client';

import { useState } from 'react';
import { BASELINE_PATH } from '@/content/paths';
import type { BaselineQuestion, BaselineRow } from '@/lib/evidence/baseline';
import { capitalize, uncapitalize } from '@/lib/text/first-letter';
import { toAddress } from '@/lib/text/to-address';
import { Settled } from '../../ui/settled';
import { useAddressState } from '../../ui/use-address-state';
import { useIsBrowser } from '../../ui/use-is-browser';
import { ResultsPanel } from '../half-life/results-panel';
import { SelectField } from '../select-field';
import { useKeepOffline } from '../use-keep-offline';
import { formatPeople, OutcomeTrack, toPeople, toScale } from './outcome-track';
import { readStart, StartField } from './start-field';

/** The address holds the selected result, and its starting risk if that was changed. */
const inAddress = {
  parse: (params: URLSearchParams) => ({
    finding: params.get('finding') ?? '',
    start: params.get('start')?.slice(0, 10) ?? '',
  }),
  format: (state: { finding: string; start: string }) => {
    const given = Object.entries(state).filter(([, text]) => text);
    return toAddress(BASELINE_PATH, new URLSearchParams(given));
  },
};

const KINDS = [
  {
    kind: 'benefit',
    title: 'Benefit',
    none: 'Our records hold no benefit of this trial whose ratio can be moved.',
  },
  {
    kind: 'harm',
    title: 'Harm',
    none: 'Our records hold no count of harms in two groups to set beside this result. That does not mean that there were none: the page of the medicine says what is known.',
  },
] as const;

/** One trial result at a time: benefits and harms at a starting risk that can be changed. */
export function BaselineTool({
  questions,
}: {
  questions: readonly [BaselineQuestion, ...BaselineQuestion[]];
}) {
  const isReady = useIsBrowser();
  useKeepOffline();
  const [state, change] = useAddressState(inAddress);
  // Starting risks as typed, by the id of the row.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const named = questions.find(({ id }) => id === state.finding);
  const question = named ?? questions[0];
  const toTyped = ({ id, start }: BaselineRow) =>
    typed[id] ?? ((id === state.finding && state.start) || String(start));
  const toStart = (row: BaselineRow) => (row.ratio ? readStart(toTyped(row)).start : row.start);
  const move = ({ id }: BaselineRow, start: string) => {
    setTyped({ ...typed, [id]: start });
    if (id === question.id) change(() => ({ finding: question.id, start }));
  };
  const rows = question.rows.map((row) => ({
    ...row,
    people: toPeople(row, toStart(row) ?? row.start),
  }));
  const tell = (row: (typeof rows)[number]) =>
    toStart(row)
      ? formatPeople(row, row.people)
      : 'No sum: the number without it could not be read.';
  const scale = toScale(rows.map(({ people }) => people));
  return (
    <div className="grid gap-8">
      <form onSubmit={(event) => event.preventDefault()} className="panel no-print">
        <h2 className="mb-4 text-2xl">Your question</h2>
        <fieldset disabled={!isReady} className="min-w-0">
          <SelectField
            id="baseline-question"
            label="Medicine and result"
            value={question.id}
            options={questions.map(({ id, substance, title }) => ({
              value: id,
              label: `${substance}: ${title}`,
            }))}
            onChange={(finding) => {
              change(() => ({ finding, start: '' }));
              setTyped({});
            }}
          />
        </fieldset>
        {state.finding && !named && (
          <p role="status" className="mt-3 font-semibold">
            The result in the address is not among those that can be moved. The first one is shown.
          </p>
        )}
      </form>
      <fieldset disabled={!isReady} className="min-w-0">
        <ResultsPanel>
          <Introduction question={question} scale={scale} />
          {KINDS.map(({ kind, title, none }) => {
            const shown = rows.filter((row) => row.kind === kind);
            return (
              <section key={kind} className="mt-6 border-line border-t pt-4">
                <h3 className="text-xl">{title}</h3>
                {shown.length === 0 && <p className="mt-2">{none}</p>}
                {shown.map((row) => (
                  <div key={row.id} className="mt-4" style={{ breakInside: 'avoid' }}>
                    <h4 className="font-semibold">{row.outcome}</h4>
                    <p className="text-ink-2 text-sm">
                      {row.about && `${row.about}. `}
                      {row.effect
                        ? `${capitalize(row.effect)}.`
                        : 'As the trial counted it; this does not move.'}{' '}
                      <a href={row.source.href} className="underline">
                        {row.source.label}
                      </a>
                    </p>
                    {toStart(row) && <OutcomeTrack people={row.people} scale={scale} />}
                    <p className="font-semibold">{tell(row)}</p>
                    {row.ratio && <Settled text={typed[row.id] === undefined ? '' : tell(row)} />}
                    {row.ratio && (
                      <StartField
                        row={row}
                        typed={toTyped(row)}
                        examples={row.id === question.id ? question.examples : undefined}
                        onChange={(start) => move(row, start)}
                      />
                    )}
                  </div>
                ))}
              </section>
            );
          })}
        </ResultsPanel>
      </fieldset>
    </div>
  );
}

/** What was compared, how sure the verdict is, and how to read the marks. */
function Introduction({
  question: { substance, about, certainty, verdict },
  scale,
}: {
  question: BaselineQuestion;
  scale: number;
}) {
  return (
    <>
      <p className="mt-2">
        Of 1,000 people, without and with{' '}
        {/^[A-Z][a-z]+$/.test(substance) ? substance.toLowerCase() : substance}. The trial: {about}.
        Certainty of our verdict on{' '}
        <a href={verdict.href} className="underline">
          {uncapitalize(verdict.label)}
        </a>
        : {certainty}.
      </p>
      <p className="mt-1 text-ink-2 text-sm">
        Hollow diamond: without. Filled circle: with. Band: the interval of the ratio. One scale for
        all, from 0 to {scale.toLocaleString('en-US')} people.
      </p>
    </>
  );
}
