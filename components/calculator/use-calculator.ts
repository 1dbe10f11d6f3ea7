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
  /** The inputs that the rest of the state belongs to. */
  inputs: CalculatorInputs;
  errors: FieldErrors;
  /** The result of exactly these inputs; any change clears it. */
  calculation?: Calculation;
  /** Whether a result was cleared because an input changed. */
  isOutdated: boolean;
};

/** A constant, so that a new result without errors does not render the memoised form again. */
const noErrors: FieldErrors = {};

const initial: State = { inputs: emptyInputs, errors: noErrors, isOutdated: false };

/** The state of the calculator, with its inputs mirrored in the address. */
export function useCalculator() {
  const [inputs, changeInputs] = useAddressState(inputsInAddress);
  const [last, setState] = useState(initial);
  // Whether the visitor has done anything yet; until then the inputs come from the address.
  const [isTouched, setTouched] = useState(false);
  // Inputs change by typing and by back and forward; either must clear an old result.
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
    /** Calculates the result, or sets the errors and returns the first invalid field. */
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

/** The state after an input changed: no result, and no errors on the changed fields. */
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
