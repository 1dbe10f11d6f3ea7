import type { FormEvent } from 'react';
import type { PresetVial } from '@/content/calculator';
import type { CalculatorInputs, FieldErrors } from '@/lib/calculator/inputs';
import { Button } from '../ui/button';
import { FormStep } from './form-step';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { UnitChoice } from './unit-choice';

export type Presets = { vials: readonly PresetVial[]; diluents: readonly string[] };

/** The five inputs in three steps. Presets only fill the fields, so what counts is always in view. */
export function CalculatorForm({
  inputs,
  errors,
  presets,
  isReady,
  onChange,
  onCalculate,
  onReset,
}: {
  inputs: CalculatorInputs;
  errors: FieldErrors;
  presets: Presets;
  /** Nothing can be typed before the script runs: it would be lost, or stand beside another unit. */
  isReady: boolean;
  onChange: (change: Partial<CalculatorInputs>) => void;
  onCalculate: (form: HTMLFormElement) => void;
  onReset: () => void;
}) {
  const preset = presets.vials.find(
    ({ amount, unit }) => amount === inputs.amount.trim() && unit === inputs.unit,
  );
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCalculate(event.currentTarget);
  }
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="panel no-print">
      <h2 className="text-2xl">Your vial and dose</h2>
      <fieldset disabled={!isReady} className="min-w-0">
        <FormStep number={1} title="The vial">
          <SelectField
            id="preset-vial"
            label="Preset vial"
            placeholder="Choose a vial"
            value={preset?.value ?? ''}
            options={presets.vials}
            onChange={(value) => {
              const vial = presets.vials.find((item) => item.value === value);
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
        <FormStep number={2} title="The water">
          <SelectField
            id="preset-diluent"
            label="Preset volume"
            placeholder="Choose a volume"
            value={presets.diluents.find((volume) => volume === inputs.diluent.trim()) ?? ''}
            options={presets.diluents.map((value) => ({ value, label: `${value} mL` }))}
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
        <div className="step-actions mt-6 flex gap-3">
          <Button type="submit" size="large" className="flex-1">
            Calculate
          </Button>
          <Button variant="soft" size="large" onClick={onReset}>
            Reset
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
