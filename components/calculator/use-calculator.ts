import { useCallback, useState } from 'react';
import {
  type Calculation,
  type CalculatorInputs,
  calculate,
  emptyInputs,
  type Field,
  type FieldErrors,
  fields,
} from '@/lib/calculator/inputs';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';
import { useAddressState } from '../ui/use-address-state';
import { keepInputs } from './last-inputs';

const inputsInAddress = { parse: parseInputsQuery, format: formatInputsUrl };

type State = {
  /** The inputs that all else belongs to. */
  inputs: CalculatorInputs;
  errors: FieldErrors;
  /** The result of exactly the inputs that stand in the fields; any change takes it away. */
  calculation?: Calculation;
  /** Whether a result was taken away because an input changed. */
  isOutdated: boolean;
};

/** One object, so that a form without errors is not drawn again for a result. */
const noErrors: FieldErrors = {};

const initial: State = { inputs: emptyInputs, errors: noErrors, isOutdated: false };

/** The state of the calculator, and the address that mirrors its inputs. */
export function useCalculator() {
  const [inputs, changeInputs] = useAddressState(inputsInAddress);
  const [last, setState] = useState(initial);
  // Whether the visitor has done anything yet: what stands in the fields before that came with the address.
  const [isTouched, setTouched] = useState(false);
  // Typing changes the inputs, and so do back and forward: whichever it was, an old result must not stay.
  const state = last.inputs === inputs ? last : toChanged(last, inputs);
  if (state !== last) setState(state);
  const change = useCallback(
    (changed: Partial<CalculatorInputs>) => {
      setTouched(true);
      changeInputs((current) => ({ ...current, ...changed }));
    },
    [changeInputs],
  );
  return {
    ...state,
    isFromLink: !isTouched,
    change,
    /** Gives the first field that was refused, if any. */
    calculate(): Field | undefined {
      const outcome = calculate(inputs);
      setTouched(true);
      if (outcome.ok) keepInputs(inputs);
      setState({
        inputs,
        errors: outcome.ok ? noErrors : outcome.errors,
        isOutdated: false,
        ...(outcome.ok && { calculation: outcome.calculation }),
      });
      return outcome.ok ? undefined : fields.find((field) => outcome.errors[field]);
    },
    reset() {
      changeInputs(() => emptyInputs);
      setState(initial);
      keepInputs();
    },
  };
}

/** A field that is being corrected is no longer marked as wrong; the others stay marked. */
function toChanged({ inputs, errors, ...last }: State, changed: CalculatorInputs): State {
  const left = fields.filter((field) => errors[field] && inputs[field] === changed[field]);
  return {
    inputs: changed,
    errors: left.length
      ? Object.fromEntries(left.map((field) => [field, errors[field]]))
      : noErrors,
    isOutdated: last.isOutdated || last.calculation !== undefined,
  };
}
