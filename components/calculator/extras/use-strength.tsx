import { parseLabelConcentration } from '@/lib/calculator/label-concentration';
import { toFieldError } from '@/lib/calculator/read-decimal';
import type { Strength } from '@/lib/labels/labels';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { useOwnText } from './use-fields';

const MESSAGE = 'Please enter a strength like 2.5 mg/mL or 10 mg/0.5 mL';
const UNREADABLE = {
  message: MESSAGE,
  help: 'Type the amount in mg or mcg, a stroke, and the volume in mL. A strength in units or per cent cannot be worked out here.',
};

/** Returns the fields for a label's strength, typed or chosen from licensed products, and as `vial` its mg and mL. */
export function useStrength(id: string, strengths: readonly Strength[], useText = useOwnText) {
  const [typed, setTyped] = useText(`${id}-strength`, '');
  const [product, setProduct] = useText(`${id}-product`, '');
  const parsed = parseLabelConcentration(typed);
  const choose = (name: string) => {
    setProduct(name);
    setTyped(strengths.find((strength) => strength.name === name)?.text ?? '');
  };
  const type = (text: string) => {
    setProduct('');
    setTyped(text);
  };
  const fields = (
    <>
      <SelectField
        id={`${id}-product`}
        label="Licensed product (optional)"
        placeholder="Another, or compounded"
        value={product}
        options={strengths.map(({ name }) => ({ value: name, label: name }))}
        onChange={choose}
      />
      <NumberField
        id={`${id}-strength`}
        label="Strength as printed"
        inputMode="text"
        value={typed}
        onChange={type}
        isLive
        error={
          parsed.ok || parsed.problem === 'missing'
            ? undefined
            : parsed.problem === 'unreadable'
              ? UNREADABLE
              : toFieldError(MESSAGE, parsed.problem)
        }
      />
    </>
  );
  return { vial: parsed.ok ? parsed.vial : undefined, fields };
}
