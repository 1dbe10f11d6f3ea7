'use client';

import { useState } from 'react';
import { BASELINE_PATH } from '@/content/paths';
import type { BaselineQuestion, BaselineRow } from '@/lib/evidence/baseline';
import { toAddress } from '@/lib/text/to-address';
import { useAddressState } from '../../ui/use-address-state';
import { useIsBrowser } from '../../ui/use-is-browser';
import { SelectField } from '../select-field';
import { useKeepOffline } from '../use-keep-offline';
import { BaselinePanel } from './baseline-panel';
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
    typed[id] ?? ((id === question.id && state.start) || String(start));
  const toStart = (row: BaselineRow) =>
    row.ratio ? (readStart(toTyped(row)).start ?? row.start) : row.start;
  const move = ({ id }: BaselineRow, start: string) => {
    setTyped({ ...typed, [id]: start });
    if (id === question.id) change(() => ({ finding: question.id, start }));
  };
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
        <BaselinePanel
          question={question}
          toStart={toStart}
          toField={(row) =>
            row.ratio && (
              <StartField
                row={row}
                typed={toTyped(row)}
                examples={row.id === question.id ? question.examples : undefined}
                onChange={(start) => move(row, start)}
              />
            )
          }
        />
      </fieldset>
    </div>
  );
}
