'use client';

import { type CSSProperties, type ReactNode, Suspense } from 'react';
import {
  exampleSchedule,
  formatHalfLifeUrl,
  type HalfLifeInputs,
  parseHalfLifeQuery,
  readSchedule,
  timeUnits,
} from '@/lib/calculator/half-life-inputs';
import type { HalfLifePreset } from '@/lib/peptides/half-life-presets';
import { late } from '../../ui/late';
import { useAddressState } from '../../ui/use-address-state';
import { useIsBrowser } from '../../ui/use-is-browser';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { UnitChoice } from '../unit-choice';
import { ResultsPanel } from './results-panel';

/** Replaces the mono font: the fields are filled at first and would load it as a third font. */
const NUMERALS = { '--font-mono': 'var(--font-sans)' } as CSSProperties;

const inputsInAddress = { parse: parseHalfLifeQuery, format: formatHalfLifeUrl };

/** The results, loaded when the times first differ from those of the example. */
const HalfLifeResults = late(() =>
  import('./half-life-results').then((file) => file.HalfLifeResults),
);

/**
 * Half-life and interval on the left, their results on the right, updated while typing. `example` is the
 * result of the worked example, rendered at build time.
 */
export function HalfLifeTool({
  presets,
  example,
}: {
  presets: readonly HalfLifePreset[];
  example: ReactNode;
}) {
  const isReady = useIsBrowser();
  const [inputs, changeInputs] = useAddressState(inputsInAddress);
  const change = (changed: Partial<HalfLifeInputs>) =>
    changeInputs((current) => ({ ...current, ...changed }));
  const { schedule, errors } = readSchedule(inputs);
  const isExample =
    schedule?.halfLife === exampleSchedule.halfLife &&
    schedule.interval === exampleSchedule.interval;
  const preset = presets.find(
    ({ text, unit }) => text === inputs.halfLife.trim() && unit === inputs.halfLifeUnit,
  );
  const field = (name: 'halfLife' | 'interval', label: string) => (
    <NumberField
      id={name}
      label={label}
      value={inputs[name]}
      error={errors[name]}
      isLive
      onChange={(typed) => change({ [name]: typed })}
      beside={
        <UnitChoice
          name={`${name}Unit`}
          label={`Unit of the ${label.toLowerCase()}`}
          units={timeUnits}
          value={inputs[`${name}Unit`]}
          onChange={(unit) => change({ [`${name}Unit`]: unit })}
        />
      }
    />
  );
  return (
    <div className="calculator" style={NUMERALS}>
      <form
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="panel no-print"
      >
        <h2 className="text-2xl">Your times</h2>
        <fieldset disabled={!isReady} className="mt-6 grid min-w-0 gap-3.5">
          <SelectField
            id="preset"
            label="Half-life as measured in people"
            placeholder="Choose a substance"
            value={preset?.label ?? ''}
            options={presets.map(({ label }) => ({ value: label, label }))}
            onChange={(label) => {
              const chosen = presets.find((one) => one.label === label);
              if (chosen) change({ halfLife: chosen.text, halfLifeUnit: chosen.unit });
            }}
          />
          {preset && (
            <p className="text-ink-2 text-sm">
              As measured in: {preset.population}; given {preset.route}.{' '}
              <a href={preset.href} className="underline">
                Its page and source
              </a>
            </p>
          )}
          {field('halfLife', 'Half-life')}
          {field('interval', 'Time between doses')}
        </fieldset>
        <p className="mt-6 text-ink-2 text-sm">
          This shows timing, not effect, and names no dose: 1 stands for one dose, whatever it is.
          Typing a time between doses here does not make it a recommendation.
        </p>
      </form>
      {isExample && example}
      {schedule && !isExample && (
        <Suspense fallback={<ResultsPanel>...</ResultsPanel>}>
          <HalfLifeResults schedule={schedule} />
        </Suspense>
      )}
      {!schedule && (
        <ResultsPanel>
          <p className="mt-2 text-ink-2">
            Type a half-life and a time between doses, and the course is drawn here.
          </p>
        </ResultsPanel>
      )}
    </div>
  );
}
