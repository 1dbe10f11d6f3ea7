import type { PresetVial } from '@/content/calculator';
import type { CalculatorInputs, FieldErrors } from '@/lib/calculator/inputs';
import { FormStep } from './form-step';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { UnitChoice } from './unit-choice';

type StepProps = {
  inputs: CalculatorInputs;
  errors: FieldErrors;
  onChange: (change: Partial<CalculatorInputs>) => void;
};

/** What the vial holds. The preset shown is whichever the fields agree with. */
export function VialStep({
  inputs,
  errors,
  onChange,
  presets,
}: StepProps & { presets: readonly PresetVial[] }) {
  const preset = presets.find(
    ({ amount, unit }) => amount === inputs.amount.trim() && unit === inputs.unit,
  );
  return (
    <FormStep number={1} title="The vial">
      <SelectField
        id="preset-vial"
        label="Preset vial"
        placeholder="Choose a vial"
        value={preset?.value ?? ''}
        options={presets}
        onChange={(value) => {
          const vial = presets.find((item) => item.value === value);
          if (vial) onChange({ amount: vial.amount, unit: vial.unit });
        }}
      />
      <NumberField
        id="amount"
        name="amount"
        label="Peptide amount"
        value={inputs.amount}
        error={errors.amount}
        onChange={(amount) => onChange({ amount })}
        beside={
          <UnitChoice
            name="unit"
            label="Unit of the amount"
            value={inputs.unit}
            onChange={(unit) => onChange({ unit })}
          />
        }
      />
    </FormStep>
  );
}

/** The diluent that is added. */
export function WaterStep({
  inputs,
  errors,
  onChange,
  presets,
}: StepProps & { presets: readonly string[] }) {
  return (
    <FormStep number={2} title="The water">
      <SelectField
        id="preset-diluent"
        label="Preset volume"
        placeholder="Choose a volume"
        value={presets.find((volume) => volume === inputs.diluent.trim()) ?? ''}
        options={presets.map((value) => ({ value, label: `${value} mL` }))}
        onChange={(diluent) => diluent && onChange({ diluent })}
      />
      <NumberField
        id="diluent"
        name="diluent"
        label="Diluent volume"
        unit="mL"
        value={inputs.diluent}
        error={errors.diluent}
        onChange={(diluent) => onChange({ diluent })}
      />
    </FormStep>
  );
}

/** The dose that is wanted. */
export function DoseStep({ inputs, errors, onChange }: StepProps) {
  return (
    <FormStep number={3} title="The dose">
      <NumberField
        id="dose"
        name="dose"
        label="Desired dose"
        value={inputs.dose}
        error={errors.dose}
        onChange={(dose) => onChange({ dose })}
        beside={
          <UnitChoice
            name="doseUnit"
            label="Unit of the dose"
            value={inputs.doseUnit}
            onChange={(doseUnit) => onChange({ doseUnit })}
          />
        }
      />
    </FormStep>
  );
}
