import { memo, type ReactNode } from 'react';
import { massUnits, presetDiluents, presetVials } from '@/content/calculator';
import type { Barrel } from '@/content/syringes';
import { formatScale, formatSize, LARGEST_BARREL } from '@/lib/calculator/barrels';
import { UNITS_PER_ML } from '@/lib/calculator/dose';
import type { CalculatorInputs, Field, FieldErrors } from '@/lib/calculator/inputs';
import { NoBreak } from '../ui/no-break';
import './form.css';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { SyringeSelect } from './syringe-select';
import { UnitChoice } from './unit-choice';
import { useSyringe } from './use-syringe';

/** A preset select and the field it fills are on one line; they wrap if the font size is large. */
const LINE = 'flex flex-wrap gap-x-2 gap-y-3.5';
const BESIDE_PRESET = { flex: '1 1 15rem' };

/** The four steps, memoised so that a new result does not render them again. */
export const FormSteps = memo(function FormSteps({
  inputs,
  errors,
  onChange,
}: {
  inputs: CalculatorInputs;
  errors: FieldErrors;
  onChange: (change: Partial<CalculatorInputs>) => void;
}) {
  const field = (name: Field, label: string) => ({
    id: name,
    name,
    label,
    value: inputs[name],
    error: errors[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
  const units = (name: 'unit' | 'doseUnit', label: string) => (
    <UnitChoice
      name={name}
      label={label}
      units={massUnits}
      value={inputs[name]}
      onChange={(unit) => onChange({ [name]: unit })}
    />
  );
  const vial = presetVials.find(
    ({ amount, unit }) => amount === inputs.amount.trim() && unit === inputs.unit,
  );
  const diluent = presetDiluents.find((volume) => volume === inputs.diluent.trim());
  return (
    <>
      <FormStep number={1} title="The vial">
        <div className={LINE}>
          <SelectField
            id="preset-vial"
            label="Preset vial"
            placeholder="Choose"
            value={vial?.value ?? ''}
            options={presetVials}
            onChange={(value) => {
              const chosen = presetVials.find((one) => one.value === value);
              if (chosen) onChange({ amount: chosen.amount, unit: chosen.unit });
            }}
          />
          <div style={BESIDE_PRESET}>
            <NumberField
              {...field('amount', 'Peptide amount')}
              beside={units('unit', 'Unit of the amount')}
            />
          </div>
        </div>
      </FormStep>
      <FormStep number={2} title="The water">
        <div className={LINE}>
          <SelectField
            id="preset-diluent"
            label="Preset volume"
            placeholder="Choose"
            value={diluent ?? ''}
            options={presetDiluents.map((value) => ({ value, label: `${value} mL` }))}
            onChange={(chosen) => chosen && onChange({ diluent: chosen })}
          />
          <div style={BESIDE_PRESET}>
            <NumberField {...field('diluent', 'Diluent volume')} unit="mL" />
          </div>
        </div>
        <p className="text-ink-2 text-sm">The water added to the vial; labels call it diluent.</p>
      </FormStep>
      <FormStep number={3} title="The dose">
        <NumberField
          {...field('dose', 'Desired dose')}
          beside={units('doseUnit', 'Unit of the dose')}
        />
      </FormStep>
      <SyringeStep />
    </>
  );
});

/** Step 4: the visitor's syringe. It rarely changes, so it is stored, and kept when the form is reset. */
function SyringeStep() {
  const { chosen } = useSyringe();
  const isOtherScale = chosen && chosen.scale !== UNITS_PER_ML;
  return (
    <FormStep number={4} title="Your syringe">
      <SyringeSelect id="syringe" label="Size, scale and marks" />
      <p
        className={isOtherScale ? 'font-semibold text-danger text-sm' : 'text-ink-2 text-sm'}
        style={{ minHeight: '2lh' }}
      >
        <NoBreak text={toHint(chosen)} />
      </p>
    </FormStep>
  );
}

/** The hint below the select: what to check on the actual syringe. */
function toHint(chosen: Barrel | undefined): string {
  if (!chosen) return `Until you choose, a ${formatSize(LARGEST_BARREL)} syringe is drawn.`;
  const { scale, units, volume } = chosen;
  const end = `Last mark: ${units}\u00a0units (${volume}).`;
  if (scale === UNITS_PER_ML) return `${end} Kept on this device if your browser allows it.`;
  const name = formatScale(chosen);
  return `${end} Not U-100: choose it only if ${name} is printed on the barrel.`;
}

/** For each step, the residue class that gives its numbered bead its colours. */
const BEADS = ['special', 'hydrophobic', 'positive', 'polar'] as const;

/** One step of the form: a bead with its number, a title and its fields. */
function FormStep({
  number,
  title,
  children,
}: {
  number: 1 | 2 | 3 | 4;
  title: string;
  children: ReactNode;
}) {
  const bead = BEADS[number - 1];
  return (
    <fieldset className="step mt-6 min-w-0">
      <legend className="contents">
        <span className="mb-2 flex min-h-10 items-center gap-3">
          <span
            aria-hidden="true"
            className="step-bead grid size-10 place-items-center rounded-full border-[1.5px] border-bead-edge font-bold"
            style={{
              background: `var(--color-res-${bead})`,
              color: `var(--color-res-${bead}-on)`,
            }}
          >
            {number}
          </span>
          <span className="font-semibold font-serif text-lg leading-tight">{title}</span>
        </span>
      </legend>
      <div className="grid gap-3.5">{children}</div>
    </fieldset>
  );
}
