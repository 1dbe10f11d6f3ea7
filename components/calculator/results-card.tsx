import { type Ref, useDeferredValue } from 'react';
import type { Barrel } from '@/content/calculator';
import { formatSize } from '@/lib/calculator/barrels';
import { formatMassIn, formatQuantity } from '@/lib/calculator/format-quantity';
import { toGuidanceByTone } from '@/lib/calculator/guidance';
import type { Calculation } from '@/lib/calculator/inputs';
import { formatSpokenLead, type Reading, toReading } from '@/lib/calculator/reading';
import { ARITHMETIC_ONLY } from '@/lib/calculator/summary';
import { NoBreak } from '../ui/no-break';
import { Disclosure } from './disclosure';
import { Hints, TenfoldCheck, Warnings } from './guidance-notes';
import { ResultActions } from './result-actions';
import { ResultValues } from './result-values';
import { RESULTS_EDGE } from './results-edge';
import { SyringeGauge } from './syringe-gauge';
import { useSyringe } from './use-syringe';
import { Working } from './working';

/**
 * The sentence, the syringe, the tenfold check, the values, what can be done with them, and the working. What
 * cannot be drawn begins with why, and has values of arithmetic but no drawing. What follows the drawing comes a frame
 * later, so that the answer is painted at once on a slow phone.
 */
export function ResultsCard({
  calculation,
  ref,
}: {
  calculation: Calculation;
  ref: Ref<HTMLElement>;
}) {
  const { barrel } = useSyringe();
  const reading = toReading(calculation.dose, barrel);
  const { stop, warning, check, info } = toGuidanceByTone(calculation, barrel);
  const isPainted = useDeferredValue(true, false);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="results-title"
      className="panel"
      style={RESULTS_EDGE}
    >
      <h2 id="results-title" className="sr-only">
        Results
      </h2>
      <Lead reading={reading} />
      <p className="mt-2 mb-4 break-words text-muted text-sm">
        <NoBreak text={toEcho(calculation, barrel)} />
      </p>
      <Warnings notes={[...stop, ...warning]} />
      {reading.isDrawable ? (
        <div className="mt-4">
          <SyringeGauge barrel={barrel} reading={reading} />
        </div>
      ) : (
        <h3 className="mt-6 text-xl leading-snug">{ARITHMETIC_ONLY}</h3>
      )}
      <TenfoldCheck notes={check} />
      {isPainted && (
        <>
          <ResultValues calculation={calculation} barrel={barrel} />
          <ResultActions calculation={calculation} barrel={barrel} />
          <Hints notes={info} />
          <div className="mt-5 border-line border-t pt-3">
            <Disclosure
              title={<span className="font-semibold">Show the working</span>}
              className="text-sm"
            >
              <Working calculation={calculation} />
            </Disclosure>
          </div>
        </>
      )}
    </section>
  );
}

/** The reading, once for the ear with its units as words, and once for the eye with its stressed part. */
function Lead({ reading }: { reading: Reading }) {
  const { before, stressed, after } = reading.lead;
  return (
    <p className="font-semibold font-serif text-2xl leading-tight tracking-title">
      <span className="sr-only">{formatSpokenLead(reading)}</span>
      <span aria-hidden="true">
        {before}
        <b className={reading.isDrawable ? 'text-accent' : 'text-danger'}>{stressed}</b>
        {after}
      </span>
    </p>
  );
}

/** Places behind the point that the inputs are repeated with. */
const INPUT_DECIMALS = 12;

/** The inputs as they were read, so that a slip in typing shows. */
function toEcho({ dose, inputs }: Calculation, barrel: Barrel): string {
  const amount = formatMassIn(dose.amountMg, inputs.unit, INPUT_DECIMALS);
  const diluent = formatQuantity(dose.diluentMl, 'mL', INPUT_DECIMALS);
  const wanted = formatMassIn(dose.doseMg, inputs.doseUnit, INPUT_DECIMALS);
  return `${amount} in ${diluent}, for a dose of ${wanted}; on a ${formatSize(barrel)} syringe, where ${barrel.scale}\u00a0units = 1\u00a0mL`;
}
