import type { ReactNode } from 'react';
import type { BaselineQuestion, BaselineRow } from '@/lib/evidence/baseline';
import { capitalize, uncapitalize } from '@/lib/text/first-letter';
import { ResultsPanel } from '../half-life/results-panel';
import { formatPeople, OutcomeTrack, toPeople, toScale } from './outcome-track';

const KINDS = [
  { kind: 'benefit', title: 'Benefit' },
  { kind: 'harm', title: 'Harm' },
] as const;

/** Benefits above harms, on one scale. `toStart` returns the count in 1,000 people without the medicine. */
export function BaselinePanel({
  question: { substance, about, rows, certainty, verdict },
  toStart,
  toField,
}: {
  question: BaselineQuestion;
  toStart: (row: BaselineRow) => number;
  toField: (row: BaselineRow) => ReactNode;
}) {
  const scale = toScale(rows.map((row) => toPeople(row, toStart(row))));
  return (
    <ResultsPanel>
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
      {KINDS.map(({ kind, title }) => {
        const shown = rows.filter((row) => row.kind === kind);
        return (
          <section key={kind} className="mt-6 border-line border-t pt-4">
            <h3 className="text-xl">{title}</h3>
            {shown.length === 0 && (
              <p className="mt-2">
                {kind === 'harm'
                  ? 'Our records hold no count of harms of this trial. That does not mean that there were none.'
                  : 'Our records hold no benefit of this trial whose ratio can be moved.'}
              </p>
            )}
            {shown.map((row) => {
              const people = toPeople(row, toStart(row));
              return (
                <div key={row.id} className="mt-4">
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
                  <OutcomeTrack people={people} scale={scale} />
                  <p className="font-semibold">{formatPeople(row, people)}</p>
                  {toField(row)}
                </div>
              );
            })}
          </section>
        );
      })}
    </ResultsPanel>
  );
}
