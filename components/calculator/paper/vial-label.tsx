import type { ReactNode } from 'react';
import { shelfLifeDays } from '@/content/calculator';
import type { Barrel } from '@/content/syringes';
import { findDrawObstacle, formatScale } from '@/lib/calculator/barrels';
import {
  ALL_DECIMALS,
  formatAbout,
  formatMass,
  formatQuantity,
} from '@/lib/calculator/format-quantity';
import type { Calculation } from '@/lib/calculator/inputs';
import { formatUnitsOn } from '@/lib/calculator/reading';
import { toDiscardDate } from '@/lib/calculator/vial-label';
import { formatLongDate } from '@/lib/text/format';
import { NoBreak } from '../../ui/no-break';
import type { LabelTexts } from './label-texts';

/** A blank line to fill in by hand. */
const BLANK = '________________';

/** A label to cut out: the vial's contents, the calculated dose if it can be drawn, and the discard date with its limits. */
export function VialLabel({
  calculation: { dose },
  barrel,
  texts: { name, mixedOn, labelDate },
}: {
  calculation: Calculation;
  barrel: Barrel;
  texts: LabelTexts;
}) {
  const discardBy = toDiscardDate(mixedOn, shelfLifeDays, labelDate);
  return (
    <div className="callout max-w-132 rounded-md border-[1.5px] border-line-strong border-dashed px-4 py-3">
      <p className="font-semibold font-serif text-lg">{name || 'Vial label'}</p>
      <dl className="text-sm">
        <LabelLine term="Holds">
          {formatMass(dose.amountMg)} in {formatQuantity(dose.diluentMl, 'mL', ALL_DECIMALS)}
        </LabelLine>
        <LabelLine term="Concentration">{formatAbout(dose.concentration, 'mg/mL')}</LabelLine>
        {!findDrawObstacle(dose, barrel) && (
          <LabelLine term="Dose calculated">
            {formatMass(dose.doseMg)} = {formatAbout(dose.volumeMl, 'mL')} ={' '}
            {formatUnitsOn(barrel, dose.volumeMl)} on a <NoBreak text={formatScale(barrel)} />{' '}
            syringe
          </LabelLine>
        )}
        <LabelLine term="Mixed on">{discardBy ? formatLongDate(mixedOn) : BLANK}</LabelLine>
        <LabelLine term="Discard by">{discardBy ? formatLongDate(discardBy) : BLANK}</LabelLine>
      </dl>
      <p className="text-sm">
        With a preservative the US default is 28 days; with plain sterile water it is used at once,
        unless its maker says otherwise.
      </p>
    </div>
  );
}

function LabelLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-semibold">{term}:</dt>
      <dd>{children}</dd>
    </div>
  );
}
