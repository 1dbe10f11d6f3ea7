'use client';

import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { noteLink, toNextStep } from '@/lib/calculator/next-step';
import type { Strength } from '@/lib/labels/labels';
import { Button } from '../ui/button';
import { useAfterLoad } from '../ui/use-after-load';
import { useIsBrowser } from '../ui/use-is-browser';
import { FormSteps } from './form-steps';
import { getResults, loadResults, preloadResults } from './late-results';
import { MoreTools } from './more-tools';
import { emptyLabel } from './paper/label-texts';
import { PaperCopy } from './paper/paper-copy';
import { ResultsCard } from './results-card';
import { useCalculator } from './use-calculator';
import { useKeepOffline } from './use-keep-offline';
import { useSyringe } from './use-syringe';

const STEPS = 'Four steps: the vial, the water, the dose and your syringe.';
const OUTDATED =
  'An input has changed, so the result was cleared. Choose Calculate for the new one.';
const REFUSED = 'Correct the marked fields, then choose Calculate.';

/** The calculator: form, results, further tools and print sheet. `help` is rendered on the server. */
export function Calculator({
  strengths,
  help,
}: {
  strengths: readonly Strength[];
  help: ReactNode;
}) {
  const isReady = useIsBrowser();
  useKeepOffline();
  useAfterLoad(preloadResults);
  const results = useRef<HTMLElement>(null);
  const calculator = useCalculator();
  const [label, setLabel] = useState(emptyLabel);
  const { barrel } = useSyringe();
  const { inputs, errors, calculation, isOutdated } = calculator;
  // The tools below and the live region are updated after the result has been painted.
  const painted = useDeferredValue(calculation);

  function calculate(form: HTMLFormElement) {
    if (!getResults()) {
      // A failed import suggests a newer build: reload, and the address fills the form again.
      loadResults().then(
        () => calculate(form),
        () => window.location.reload(),
      );
      return;
    }
    // Synchronous, so that the field is linked to its error before focus reads it out.
    const badField = flushSync(calculator.calculate);
    if (badField) form.querySelector<HTMLElement>(`#${badField}`)?.focus();
    else bringIntoView(results.current);
  }

  const isFilled = Boolean(inputs.amount || inputs.diluent || inputs.dose);
  const isFromLink = calculator.isFromLink && (isFilled || inputs.isPartial === true);
  const isRefused = Object.keys(errors).length > 0;
  const nextStep = isRefused ? REFUSED : toNextStep(inputs, isFromLink);
  const late = getResults();
  const announcement = calculation
    ? painted && late?.toAnnouncement(painted, barrel)
    : isOutdated && OUTDATED;
  return (
    <>
      <div className="calculator">
        <form
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            calculate(event.currentTarget);
          }}
          className="panel no-print"
        >
          <h2 className="text-2xl">Your vial and dose</h2>
          {/* Reserves two lines, the longest text, so that a link does not cause a layout shift. */}
          <p className="mt-2 text-ink-2" style={{ minHeight: '2lh' }}>
            {isFromLink ? nextStep : STEPS}
          </p>
          {/* Disabled until hydration: text typed before would be lost, or end up beside another unit. */}
          <fieldset disabled={!isReady} className="min-w-0">
            <FormSteps inputs={inputs} errors={errors} onChange={calculator.change} />
            <div className="step-actions mt-6 flex flex-wrap gap-3">
              <Button type="submit" size="large" className="flex-1">
                Calculate
              </Button>
              <Button variant="soft" size="large" onClick={calculator.reset}>
                Reset
              </Button>
            </div>
          </fieldset>
        </form>
        <div className="grid min-w-0 gap-x-8 gap-y-8">
          <ResultsCard
            ref={results}
            calculation={calculation}
            help={isOutdated ? OUTDATED : nextStep}
            warning={isFromLink ? noteLink(inputs, barrel) : undefined}
          />
          {help}
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      <MoreTools calculation={painted} strengths={strengths} label={label} onLabel={setLabel} />
      {calculation && <PaperCopy calculation={calculation} barrel={barrel} label={label} />}
    </>
  );
}

/** Scrolls to the top of the results unless it is already in the upper half of the window. */
function bringIntoView(card: HTMLElement | null): void {
  if (!card) return;
  const { top } = card.getBoundingClientRect();
  const isSeen = top >= 0 && top < window.innerHeight / 2;
  if (!isSeen) card.scrollIntoView({ block: 'start' });
}
