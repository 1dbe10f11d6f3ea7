import type { CertificateInputs } from '@/lib/certificate/inputs';
import type { CertificateErrors } from '@/lib/certificate/line';
import { UnitChoice } from '../unit-choice';

/** Props that the parts of the form share: the inputs, their errors and the change handler. */
export type FormProps = {
  inputs: CertificateInputs;
  errors: CertificateErrors;
  onChange: (change: Partial<CertificateInputs>) => void;
};

/** Returns a function that builds the props of a number field from its name and label. */
export function toField({ inputs, errors, onChange }: FormProps) {
  return (name: keyof CertificateInputs, label: string) => ({
    id: `coa-${name}`,
    label,
    value: inputs[name],
    error: errors[name],
    isLive: true,
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
}

/** Returns a function that builds the props of a select, which is at 'Not said' by default. */
export function toChoice({ inputs, onChange }: FormProps) {
  return (
    name: 'kind' | 'purityMethod' | 'amountOf',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => ({
    id: `coa-${name}`,
    label,
    placeholder: 'Not said',
    value: inputs[name],
    options,
    onChange: (chosen: string) => onChange({ [name]: chosen }),
  });
}

/** Returns a function that renders the unit choice of a number. */
export function toUnits({ inputs, onChange }: FormProps) {
  return <Name extends 'massAs' | 'errorUnit' | 'amountUnit' | 'endotoxinUnit'>(
    name: Name,
    label: string,
    units: readonly { value: CertificateInputs[Name]; label: string }[],
  ) => (
    <UnitChoice
      name={`coa-${name}`}
      label={label}
      units={units}
      value={inputs[name]}
      onChange={(unit) => onChange({ [name]: unit })}
    />
  );
}
