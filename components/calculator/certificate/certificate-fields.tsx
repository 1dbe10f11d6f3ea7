import type { ReactNode } from 'react';
import { massUnits } from '@/content/calculator';
import type { KnownSubstance } from '@/lib/certificate/check-certificate';
import type { CertificateErrors, CertificateInputs } from '@/lib/certificate/inputs';
import { NumberField, Problem } from '../number-field';
import { PlainField } from '../plain-field';
import { SelectField } from '../select-field';
import { UnitChoice } from '../unit-choice';

type Option = { value: string; label: string };

const MASS_AS = [
  { value: 'mass', label: 'Mass' },
  { value: 'mz', label: 'm/z' },
] as const;
const KINDS = [
  { value: 'average', label: 'Average' },
  { value: 'monoisotopic', label: 'Monoisotopic' },
];
const ERROR_UNITS = [
  { value: 'Da', label: 'Da' },
  { value: 'ppm', label: 'ppm' },
] as const;
const METHODS = [
  { value: 'hplc', label: 'HPLC, share of peaks' },
  { value: 'other', label: 'Another method' },
];
const AMOUNT_OF = [
  { value: 'powder', label: 'Powder (gross)' },
  { value: 'peptide', label: 'Peptide (net)' },
];
const ENDOTOXIN_UNITS = [
  { value: 'EU/mg', label: 'EU/mg' },
  { value: 'EU/vial', label: 'EU/vial' },
] as const;

/** The fields of a certificate, in the order of the drawn example. */
export function CertificateFields({
  library,
  inputs,
  errors,
  onChange,
}: {
  library: readonly KnownSubstance[];
  inputs: CertificateInputs;
  errors: CertificateErrors;
  onChange: (change: Partial<CertificateInputs>) => void;
}) {
  const plain = (name: keyof CertificateInputs, label: string) => ({
    id: `coa-${name}`,
    label,
    value: inputs[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
  const field = (name: keyof CertificateInputs, label: string) => ({
    ...plain(name, label),
    error: errors[name],
    isLive: true,
  });
  const choice = (
    name: 'kind' | 'purityMethod' | 'amountOf',
    label: string,
    options: readonly Option[],
  ) => ({ ...plain(name, label), placeholder: 'Not said', options });
  const units = <Name extends 'massAs' | 'errorUnit' | 'amountUnit' | 'endotoxinUnit'>(
    name: Name,
    label: string,
    choices: readonly { value: CertificateInputs[Name]; label: string }[],
  ) => (
    <UnitChoice
      name={`coa-${name}`}
      label={label}
      units={choices}
      value={inputs[name]}
      onChange={(unit) => onChange({ [name]: unit })}
    />
  );
  return (
    <>
      <Part title="What the paper says it is">
        <SelectField
          {...plain('substance', 'Substance')}
          placeholder="Not listed: type its chain below"
          options={library.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <div>
          <label htmlFor="coa-chain" className="mb-2 block font-semibold text-sm">
            Sequence on the paper
          </label>
          <textarea
            id="coa-chain"
            rows={2}
            value={inputs.chain}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange({ chain: event.target.value })}
            aria-invalid={errors.chain ? true : undefined}
            aria-describedby={errors.chain ? 'coa-chain-error' : undefined}
            className="field"
            style={{ height: 'auto', paddingBlock: '0.625rem' }}
          />
          <div role="status">
            {errors.chain && <Problem id="coa-chain-error" error={errors.chain} />}
          </div>
        </div>
      </Part>
      <Part title="Its mass">
        <NumberField
          {...field('mass', 'Found')}
          beside={units('massAs', 'What the number is', MASS_AS)}
        />
        {inputs.massAs === 'mz' && <NumberField {...field('charge', 'Charge')} inputMode="text" />}
        <SelectField {...choice('kind', 'Kind of mass', KINDS)} />
        <NumberField
          {...field('error', 'Error of the instrument, if given (±)')}
          beside={units('errorUnit', 'Unit of the error', ERROR_UNITS)}
        />
        <NumberField {...field('calculated', 'Mass that the paper calculates')} unit="Da" />
      </Part>
      <Part title="Purity and amount">
        <Pair>
          <NumberField {...field('purity', 'Purity')} unit="%" />
          <SelectField {...choice('purityMethod', 'Method of the purity', METHODS)} />
        </Pair>
        <NumberField
          {...field('amount', 'Amount in the vial')}
          beside={units('amountUnit', 'Unit of the amount', massUnits)}
        />
        <SelectField {...choice('amountOf', 'Amount of what', AMOUNT_OF)} />
        <Pair>
          <NumberField {...field('content', 'Net peptide content')} unit="%" />
          <NumberField {...field('water', 'Water')} unit="%" />
        </Pair>
        <NumberField {...field('counterIon', 'Counter-ion (acetate, TFA, chloride)')} unit="%" />
        <NumberField
          {...field('endotoxin', 'Endotoxin')}
          inputMode="text"
          beside={units('endotoxinUnit', 'Unit of the endotoxin', ENDOTOXIN_UNITS)}
        />
      </Part>
      <Part title="Lot and dates">
        <Pair>
          <NumberField {...field('lot', 'Lot on the paper')} inputMode="text" />
          <NumberField {...field('vialLot', 'Lot on the vial')} inputMode="text" />
          <PlainField {...plain('made', 'Made on')} type="date" />
          <PlainField {...plain('tested', 'Tested on')} type="date" />
        </Pair>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="mb-3 font-semibold font-serif text-lg">{title}</legend>
      <div className="grid gap-3.5">{children}</div>
    </fieldset>
  );
}

/** Two short fields side by side where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-3.5 sm:grid-cols-2">{children}</div>;
}
