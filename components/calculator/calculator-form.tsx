import type { FormEvent } from 'react';
import type { CalculatorInputs, FieldErrors } from '@/lib/calculator/inputs';
import { Button } from '../ui/button';
import { FormSteps, type Presets } from './form-steps';

/** The form: five inputs in three steps, then the syringe. Presets only fill fields, so all values stay visible. */
export function CalculatorForm({
  inputs,
  errors,
  presets,
  guide,
  isReady,
  onChange,
  onCalculate,
  onReset,
}: {
  inputs: CalculatorInputs;
  errors: FieldErrors;
  presets: Presets;
  guide: string;
  /** False until hydration: text typed before would be lost, or end up beside another unit. */
  isReady: boolean;
  onChange: (change: Partial<CalculatorInputs>) => void;
  onCalculate: (form: HTMLFormElement) => void;
  onReset: () => void;
}) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCalculate(event.currentTarget);
  }
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="panel no-print">
      <h2 className="text-2xl">Your vial and dose</h2>
      {/* Reserves two lines, the longest text, so that a link does not cause a layout shift. */}
      <p className="mt-2 text-ink-2" style={{ minHeight: '2lh' }}>
        {guide}
      </p>
      <fieldset disabled={!isReady} className="min-w-0">
        <FormSteps presets={presets} inputs={inputs} errors={errors} onChange={onChange} />
        <div className="step-actions mt-6 flex flex-wrap gap-3">
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
