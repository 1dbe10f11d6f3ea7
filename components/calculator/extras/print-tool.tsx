import { type ReactNode, useState } from 'react';
import { shelfLifeDays } from '@/content/calculator';
import {
  formatAbout,
  formatAboutUnits,
  formatMass,
  formatQuantity,
} from '@/lib/calculator/format-quantity';
import type { Calculation } from '@/lib/calculator/inputs';
import { toDiscardDate } from '@/lib/calculator/vial-label';
import { formatLongDate } from '@/lib/text/format';
import { Button } from '../../ui/button';
import { NoBreak } from '../../ui/no-break';
import { Working } from '../working';

/** A label for the vial, and a button that prints the page: forms and menus stay off the paper. */
export function PrintTool({ calculation }: { calculation: Calculation }) {
  const { dose } = calculation;
  const [name, setName] = useState('');
  const [mixedOn, setMixedOn] = useState('');
  const [labelDate, setLabelDate] = useState('');
  const discardBy = toDiscardDate(mixedOn, shelfLifeDays, labelDate);
  return (
    <div className="grid gap-6 pt-3">
      <div className="no-print grid gap-3.5 sm:grid-cols-2">
        <PlainField id="label-name" label="Name on the vial" value={name} onChange={setName} />
        <PlainField id="mixed-on" label="Mixed on" isDate value={mixedOn} onChange={setMixedOn} />
        <PlainField
          id="label-date"
          label="Date on its label, if any"
          isDate
          value={labelDate}
          onChange={setLabelDate}
        />
      </div>
      <div className="callout max-w-132 rounded-md border-[1.5px] border-line-strong border-dashed px-4 py-3">
        <p className="font-semibold font-serif text-lg">{name || 'Vial label'}</p>
        <dl className="text-sm">
          <LabelLine term="Holds">
            {formatMass(dose.amountMg)} in {formatQuantity(dose.diluentMl, 'mL')}
          </LabelLine>
          <LabelLine term="Concentration">{formatAbout(dose.concentration, 'mg/mL')}</LabelLine>
          <LabelLine term="Dose calculated">
            {formatMass(dose.doseMg)} = {formatAbout(dose.volumeMl, 'mL')} ={' '}
            {formatAboutUnits(dose.units)} on a <NoBreak text="U-100" /> syringe
          </LabelLine>
          <LabelLine term="Mixed on">{discardBy ? formatLongDate(mixedOn) : BLANK}</LabelLine>
          <LabelLine term="Discard by">{discardBy ? formatLongDate(discardBy) : BLANK}</LabelLine>
        </dl>
      </div>
      <p className="text-ink-2 text-sm">
        Discard by: {shelfLifeDays} days after mixing, or the date on the label, whichever is
        sooner.
      </p>
      <div className="hidden print:block">
        <h4>The working</h4>
        <Working calculation={calculation} />
      </div>
      <div className="no-print">
        <Button variant="outline" onClick={() => window.print()}>
          Print Sheet
        </Button>
      </div>
    </div>
  );
}

/** A line to write on by hand. */
const BLANK = '________________';

function LabelLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-semibold">{term}:</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PlainField({
  id,
  label,
  value,
  isDate = false,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  isDate?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        type={isDate ? 'date' : 'text'}
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      />
    </div>
  );
}
