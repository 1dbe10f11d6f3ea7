import Fraction from 'fraction.js';
import { ArrowRight } from 'lucide-react';
import { CALCULATOR_PATH } from '@/content/paths';
import { LARGEST_BARREL } from '@/lib/calculator/barrels';
import { calculateDose } from '@/lib/calculator/dose';
import { formatMassIn, formatQuantity, formatUnits } from '@/lib/calculator/format-quantity';
import { toReading } from '@/lib/calculator/reading';
import { SyringeGauge } from '../calculator/syringe-gauge';
import { ButtonLink } from '../ui/button';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';

/** A worked example, computed by the code of the calculator so that the two always agree. */
const dose = calculateDose({
  amountMg: new Fraction('5'),
  diluentMl: new Fraction('2'),
  doseMg: new Fraction('0.25'),
});
const reading = toReading(dose, LARGEST_BARREL);

const READINGS = [
  { label: 'Vial', value: formatMassIn(dose.amountMg, 'mg') },
  { label: 'Water', value: formatQuantity(dose.diluentMl, 'mL') },
  { label: 'Dose', value: formatMassIn(dose.doseMg, 'mcg') },
  { label: 'Draw to', value: formatUnits(dose.units) },
];

/** The dark band of the home page: what the calculator does, with a worked example. */
export function CalculatorBand() {
  return (
    <section className="on-deep-band no-print">
      <div className="wrap grid items-center gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 className="text-3xl">From vial to syringe mark, without the mental arithmetic</h2>
          <p className="mt-4 mb-7 max-w-116 text-on-deep-muted">
            Enter the vial, the water and the dose. The calculator gives the concentration, the
            volume and the line to draw to, and shows the formula behind each number.
          </p>
          <ButtonLink
            href={CALCULATOR_PATH}
            variant="inverse"
            size="large"
            className="max-sm:w-full"
          >
            Open the calculator
            <ArrowRight {...ICON} />
          </ButtonLink>
        </div>
        <figure>
          <dl className="mb-6 flex flex-wrap justify-between gap-x-6 gap-y-2 border-deep-line border-b pb-4">
            {READINGS.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-on-deep-muted text-xs">{label}</dt>
                <dd className="font-medium text-xl">
                  <NoBreak text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <SyringeGauge tone="deep" barrel={LARGEST_BARREL} reading={reading} />
          <figcaption className="sr-only">
            An example of the arithmetic, not a recommended dose.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
