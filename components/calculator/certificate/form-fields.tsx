import type { CertificateInputs } from '@/lib/certificate/inputs';
import type { CertificateErrors } from '@/lib/certificate/line';
import { UnitChoice } from '../unit-choice';

/** Props that the parts of the form share: the inputs, their errors and the change handler. */
export type FormProps = {
  inputs: CertificateInputs;
  errors: CertificateErrors;
  onChange: (change: Partial<CertificateInputs>) => void;
};

type Option = { value: string; label: string };

/**
 * Returns functions that build the props of a part of the form from its name and label: of a plain field, a number
 * field, or a select, which is at 'Not said' by default. `units` renders the unit choice of a number.
 */
export function toParts({ inputs, errors, onChange }: FormProps) {
  const plain = (name: keyof CertificateInputs, label: string) => ({
    id: `coa-${name}`,
    label,
    value: inputs[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
  return {
    plain,
    field: (name: keyof CertificateInputs, label: string) => ({
      ...plain(name, label),
      error: errors[name],
      isLive: true,
    }),
    choice: (
      name: 'kind' | 'purityMethod' | 'amountOf',
      label: string,
      options: readonly Option[],
    ) => ({ ...plain(name, label), placeholder: 'Not said', options }),
    units: <Name extends 'massAs' | 'errorUnit' | 'amountUnit' | 'endotoxinUnit'>(
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
    ),
  };
}
