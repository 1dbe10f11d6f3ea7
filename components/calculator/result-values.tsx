import type { Barrel } from '@/content/syringes';
import { formatScale } from '@/lib/calculator/barrels';
import { UNITS_PER_ML } from '@/lib/calculator/dose';
import type { Calculation } from '@/lib/calculator/inputs';
import { formatUnitsOn } from '@/lib/calculator/reading';
import { toDisplay } from '@/lib/calculator/summary';
import { NoBreak } from '../ui/no-break';
import './form.css';

const UNIT_NOTE =
  'IU here means units on a U-100 syringe, where 100\u00a0units = 1\u00a0mL. It is not a dose of activity.';

/** The values of the specification: mg/mL and mL with three decimals, IU with one, whole doses. */
export function ResultValues({
  calculation,
  barrel,
}: {
  calculation: Calculation;
  barrel: Barrel;
}) {
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
