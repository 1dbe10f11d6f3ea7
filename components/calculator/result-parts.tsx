import { Copy, Link2 } from 'lucide-react';
import { useDeferredValue } from 'react';
import { SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import type { Barrel } from '@/content/syringes';
import { formatScale, formatSize } from '@/lib/calculator/barrels';
import { UNITS_PER_ML } from '@/lib/calculator/dose';
import { formatMassIn, formatQuantity } from '@/lib/calculator/format-quantity';
import type { toGuidanceByTone } from '@/lib/calculator/guidance';
import type { Calculation } from '@/lib/calculator/inputs';
import { formatSpokenLead, formatUnitsOn, type Reading } from '@/lib/calculator/reading';
import { ARITHMETIC_ONLY, toDisplay, toSummary } from '@/lib/calculator/summary';
import { formatInputsUrl } from '@/lib/calculator/url-state';
import { Button } from '../ui/button';
import { copyText, LINK_NOT_COPIED } from '../ui/copy-text';
import { Disclosure } from '../ui/disclosure';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { Callouts, Hints } from './guidance-notes';
import './form.css';
import { Working } from './working';

type Result = {
  calculation: Calculation;
  barrel: Barrel;
  reading: Reading;
  guidance: ReturnType<typeof toGuidanceByTone>;
};

/** The result above the syringe: the reading, the inputs and the warnings. */
export function ResultHead({ calculation, barrel, reading, guidance }: Result) {
  const { stop, warning } = guidance;
  const { before, stressed, after } = reading.lead;
  return (
    <>
      <p className="font-semibold font-serif text-2xl leading-tight tracking-title">
        {/* For screen readers with mL as a word. */}
        <span className="sr-only">{formatSpokenLead(reading)}</span>
        <span aria-hidden="true">
          {before}
          <b className={reading.isDrawable ? 'text-accent' : 'text-danger'}>{stressed}</b>
          {after}
        </span>
      </p>
      <p className="mt-2 mb-4 break-words text-muted text-sm">
        <NoBreak text={toEcho(calculation, barrel)} />
      </p>
      <Callouts notes={[...stop, ...warning]} />
    </>
  );
}

/**
 * The result below the syringe, or in its place if the dose cannot be drawn and the values are arithmetic only: the
 * tenfold check and then, in a deferred render so that a slow phone paints the reading first, the values, the
 * actions, the hints and the working.
 */
export function ResultRest({ calculation, barrel, reading, guidance }: Result) {
  const { check, info } = guidance;
  const isPainted = useDeferredValue(true, false);
  const toUrl = () => new URL(formatInputsUrl(calculation.inputs), window.location.origin).href;
  return (
    <>
      {!reading.isDrawable && <h3 className="mt-6 text-xl leading-snug">{ARITHMETIC_ONLY}</h3>}
      <Callouts notes={check} />
      {isPainted && (
        <>
          <ResultValues calculation={calculation} barrel={barrel} />
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <Button
              variant="outline"
              onClick={() => copyText(toSummary(calculation, barrel, toUrl()), RESULTS)}
            >
              <Copy {...ICON} />
              Copy Results
            </Button>
            <Button variant="outline" onClick={() => copyText(toUrl(), LINK)}>
              <Link2 {...ICON} />
              Share Link
            </Button>
            <a href={SOMETHING_WENT_WRONG_PATH} className="text-link min-h-target">
              Something went wrong?
            </a>
          </div>
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
    </>
  );
}

const INPUT_DECIMALS = 12;

/** The inputs as they were parsed, so that a typing error is noticed. */
function toEcho({ dose, inputs }: Calculation, barrel: Barrel): string {
  const amount = formatMassIn(dose.amountMg, inputs.unit, INPUT_DECIMALS);
  const diluent = formatQuantity(dose.diluentMl, 'mL', INPUT_DECIMALS);
  const wanted = formatMassIn(dose.doseMg, inputs.doseUnit, INPUT_DECIMALS);
  return `${amount} in ${diluent}, for a dose of ${wanted}; on a ${formatSize(barrel)} syringe, where ${barrel.scale}\u00a0units = 1\u00a0mL`;
}

const RESULTS = {
  done: { title: 'Copied to clipboard!', description: 'Calculator results have been copied.' },
  failed: {
    title: 'Failed to copy results',
    description: 'Please copy the results manually from this page.',
  },
};

const LINK = {
  done: { title: 'Link copied!', description: 'Share this link to share your calculation.' },
  failed: LINK_NOT_COPIED,
};

const UNIT_NOTE =
  'IU here means units on a U-100 syringe, where 100\u00a0units = 1\u00a0mL. It is not a dose of activity.';

/** The values of the specification: mg/mL and mL with three decimals, IU with one, whole doses. */
function ResultValues({ calculation, barrel }: Pick<Result, 'calculation' | 'barrel'>) {
  const { concentration, volume, units, doses } = toDisplay(calculation);
  return (
    <>
      <dl className="values mt-6">
        <div>
          <dt className="text-muted text-sm">Concentration</dt>
          <dd>
            <MutedZeros number={concentration} unit="mg/mL" />
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Volume per dose</dt>
          <dd>
            <MutedZeros number={volume} unit="mL" />
          </dd>
          <dd>
            <MutedZeros number={units} unit="IU" />
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Doses per vial</dt>
          <dd>{doses}</dd>
        </div>
      </dl>
      <p className="mt-3 text-muted text-sm">
        <NoBreak text={UNIT_NOTE} />
        {barrel.scale !== UNITS_PER_ML && (
          <strong className="font-semibold text-danger">
            {` On your ${formatScale(barrel)} syringe the same volume is ${formatUnitsOn(barrel, calculation.dose.volumeMl)}.`}
          </strong>
        )}
      </p>
    </>
  );
}

/**
 * A number whose trailing zeros are muted, so that 10.0 is not read as 100. Screen readers get it as one
 * text with its unit.
 */
function MutedZeros({ number, unit }: { number: string; unit: string }) {
  const [, strong = number, zeros = ''] = /^(\d+(?:\.\d*[1-9])?)(\.?0+)$/.exec(number) ?? [];
  return (
    <>
      <span className="sr-only">{`${number} ${unit}`}</span>
      <span aria-hidden="true">
        {strong}
        {zeros && <span className="font-normal text-muted">{zeros}</span>}
        <small>{` ${unit}`}</small>
      </span>
    </>
  );
}
