import { memo, type ReactNode } from 'react';
import { massUnits, type PresetVial } from '@/content/calculator';
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

type StepProps = {
  inputs: CalculatorInputs;
  errors: FieldErrors;
  onChange: (change: Partial<CalculatorInputs>) => void;
};

export type Presets = { vials: readonly PresetVial[]; diluents: readonly string[] };

/** The four steps, memoised so that a new result does not render them again. */
export const FormSteps = memo(function FormSteps({
  presets,
  ...step
}: StepProps & { presets: Presets }) {
  return (
    <>
      <VialStep presets={presets.vials} {...step} />
      <WaterStep presets={presets.diluents} {...step} />
      <DoseStep {...step} />
      <SyringeStep />
    </>
  );
});

function toFieldProps(name: Field, { inputs, errors, onChange }: StepProps) {
  return {
    id: name,
    name,
    value: inputs[name],
    error: errors[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
  };
}

function toUnitChoice(
  name: 'unit' | 'doseUnit',
  label: string,
  { inputs, onChange }: StepProps,
): ReactNode {
  return (
    <UnitChoice
      name={name}
      label={label}
      units={massUnits}
      value={inputs[name]}
      onChange={(unit) => onChange({ [name]: unit })}
    />
  );
}

/** Step 1: what the vial holds. The select shows the preset that matches the fields, if any. */
function VialStep({ presets, ...step }: StepProps & { presets: readonly PresetVial[] }) {
  const { inputs, onChange } = step;
  const preset = presets.find(
    ({ amount, unit }) => amount === inputs.amount.trim() && unit === inputs.unit,
  );
  return (
    <FormStep number={1} title="The vial">
      <FieldLine
        preset={
          <SelectField
            id="preset-vial"
            label="Preset vial"
            placeholder="Choose"
            value={preset?.value ?? ''}
            options={presets}
            onChange={(value) => {
              const vial = presets.find((item) => item.value === value);
              if (vial) onChange({ amount: vial.amount, unit: vial.unit });
            }}
          />
        }
        field={
          <NumberField
            {...toFieldProps('amount', step)}
            label="Peptide amount"
            beside={toUnitChoice('unit', 'Unit of the amount', step)}
          />
        }
      />
    </FormStep>
  );
}

/** Step 2: the water that is added. The specification and labels call it diluent. */
function WaterStep({ presets, ...step }: StepProps & { presets: readonly string[] }) {
  return (
    <FormStep number={2} title="The water">
      <FieldLine
        preset={
          <SelectField
            id="preset-diluent"
            label="Preset volume"
            placeholder="Choose"
            value={presets.find((volume) => volume === step.inputs.diluent.trim()) ?? ''}
            options={presets.map((value) => ({ value, label: `${value} mL` }))}
            onChange={(diluent) => diluent && step.onChange({ diluent })}
          />
        }
        field={<NumberField {...toFieldProps('diluent', step)} label="Diluent volume" unit="mL" />}
      />
      <p className="text-ink-2 text-sm">The water added to the vial; labels call it diluent.</p>
    </FormStep>
  );
}

function DoseStep(step: StepProps) {
  return (
    <FormStep number={3} title="The dose">
      <NumberField
        {...toFieldProps('dose', step)}
        label="Desired dose"
        beside={toUnitChoice('doseUnit', 'Unit of the dose', step)}
      />
    </FormStep>
  );
}

/** A preset select and the field it fills, on one line; they wrap if the font size is large. */
function FieldLine({ preset, field }: { preset: ReactNode; field: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-3.5">
      {preset}
      <div style={{ flex: '1 1 12.25rem' }}>{field}</div>
    </div>
  );
}

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
            className="step-bead grid size-10 place-items-center rounded-full border-[1.75px] border-bead-edge font-bold"
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
