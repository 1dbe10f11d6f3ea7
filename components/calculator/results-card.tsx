import type { Ref } from 'react';
import { type Barrel, barrels } from '@/content/calculator';
import { formatBarrel, toSmallestBarrel } from '@/lib/calculator/barrels';
import { formatMassIn, formatQuantity } from '@/lib/calculator/format-quantity';
import { toGuidance } from '@/lib/calculator/guidance';
import type { Calculation } from '@/lib/calculator/inputs';
import { toReading } from '@/lib/calculator/reading';
import { NoBreak } from '../ui/no-break';
import { Disclosure } from './disclosure';
import { Hints, Warnings } from './guidance-notes';
import { ResultActions } from './result-actions';
import { ResultValues } from './result-values';
import { RESULTS_EDGE } from './results-edge';
import { SelectField } from './select-field';
import { SyringeGauge } from './syringe-gauge';
import { Working } from './working';

/** The reading first, then the syringe, the values, what can be done with them, and the working. */
export function ResultsCard({
  calculation,
  chosenBarrel,
  onChooseBarrel,
  ref,
}: {
  calculation: Calculation;
  chosenBarrel?: Barrel;
  onChooseBarrel: (barrel: Barrel) => void;
  ref: Ref<HTMLElement>;
}) {
  const { dose } = calculation;
  const barrel = chosenBarrel ?? toSmallestBarrel(dose.units);
  const reading = toReading(dose, barrel);
  const notes = toGuidance(calculation, barrel);
  return (
    <section ref={ref} aria-labelledby="results-title" className="panel" style={RESULTS_EDGE}>
      <h2 id="results-title" className="sr-only">
        Results
      </h2>
      <p className="font-semibold font-serif text-2xl leading-tight tracking-title">
        {reading.lead.before}
        <b className="text-accent">{reading.lead.stressed}</b>
        {reading.lead.after}
      </p>
      <p className="mt-2 mb-4 break-words text-muted text-sm">
        <NoBreak text={toEcho(calculation)} />
      </p>
      <Warnings notes={notes.filter(({ tone }) => tone === 'warning')} />
      <div className="mt-4">
        <SyringeGauge barrel={barrel} reading={reading} />
      </div>
      <div className="mt-4">
        <SelectField
          id="barrel"
          label="Syringe drawn"
          value={barrel.id}
          options={barrels.map((item) => ({ value: item.id, label: formatBarrel(item) }))}
          onChange={(value) => {
            const choice = barrels.find(({ id }) => id === value);
            if (choice) onChooseBarrel(choice);
          }}
        />
      </div>
      <ResultValues calculation={calculation} />
      <ResultActions calculation={calculation} barrel={barrel} />
      <Hints notes={notes.filter(({ tone }) => tone === 'info')} />
      <div className="mt-5 border-line border-t pt-3">
        <Disclosure
          title={<span className="font-semibold">Show the working</span>}
          className="text-sm"
        >
          <Working calculation={calculation} />
        </Disclosure>
      </div>
    </section>
  );
}

/** Places behind the point that the inputs are repeated with. */
const INPUT_DECIMALS = 12;

/** The inputs as they were read, so that a slip in typing shows. */
function toEcho({ dose, inputs }: Calculation): string {
  const amount = formatMassIn(dose.amountMg, inputs.unit, INPUT_DECIMALS);
  const diluent = formatQuantity(dose.diluentMl, 'mL', INPUT_DECIMALS);
  const wanted = formatMassIn(dose.doseMg, inputs.doseUnit, INPUT_DECIMALS);
  return `${amount} in ${diluent}, for a dose of ${wanted}; on a U-100 insulin syringe, where 100\u00a0units = 1\u00a0mL`;
}
