import type { CertificateInputs } from '@/lib/certificate/inputs';
import type { CertificateErrors } from '@/lib/certificate/line';
import { UnitChoice } from '../unit-choice';

/** What the parts of the form share: what is typed, its faults and what changes it. */
export type FormProps = {
  inputs: CertificateInputs;
  errors: CertificateErrors;
  onChange: (change: Partial<CertificateInputs>) => void;
};

/** A field by its name in the form. */
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

/** A choice of the form by its name; none is made until the paper says it. */
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

/** The units of a number by their name in the form. */
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
