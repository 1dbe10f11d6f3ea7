import { useState, useSyncExternalStore } from 'react';
import type { Barrel } from '@/content/calculator';
import {
  type Calculation,
  type CalculatorInputs,
  calculate,
  emptyInputs,
  type Field,
  type FieldErrors,
} from '@/lib/calculator/inputs';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';

type State = {
  /** What the visitor has made of the fields; until then they hold what the address says. */
  edited?: CalculatorInputs;
  errors: FieldErrors;
  /** The result of exactly the inputs that stand in the fields; any change takes it away. */
  calculation?: Calculation;
  /** Whether a result was taken away because an input changed. */
  isOutdated: boolean;
  /** The visitor's own syringe, where that is not the smallest that holds the dose. Kept until Reset. */
  barrel?: Barrel;
};

const initial: State = { errors: {}, isOutdated: false };

/** The state of the calculator, and the address that mirrors its inputs. */
export function useCalculator() {
  const search = useSyncExternalStore(subscribeToHistory, readSearch, readNothing);
  const [state, setState] = useState(initial);
  const inputs = state.edited ?? parseInputsQuery(search);
  return {
    ...state,
    inputs,
    change(change: Partial<CalculatorInputs>) {
      const edited = { ...inputs, ...change };
      setState(({ errors, calculation, isOutdated, barrel }) => ({
        edited,
        barrel,
        errors: withoutChanged(errors, change),
        isOutdated: isOutdated || calculation !== undefined,
      }));
      mirror(edited);
    },
    /** Gives the first field that was refused, if any. */
    calculate(): Field | undefined {
      const outcome = calculate(inputs);
      setState({
        edited: inputs,
        barrel: state.barrel,
        errors: outcome.ok ? {} : outcome.errors,
        isOutdated: false,
        ...(outcome.ok && { calculation: outcome.calculation }),
      });
      return outcome.ok ? undefined : outcome.firstBadField;
    },
    reset() {
      setState({ ...initial, edited: emptyInputs });
      mirror(emptyInputs);
    },
    chooseBarrel(barrel: Barrel) {
      setState((current) => ({ ...current, barrel }));
    },
  };
}

/** A field that is being corrected is no longer marked as wrong; the others stay marked. */
function withoutChanged(errors: FieldErrors, change: Partial<CalculatorInputs>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)));
}

function mirror(inputs: CalculatorInputs): void {
  try {
    window.history.replaceState(null, '', formatInputsUrl(inputs));
  } catch {
    // Some browsers limit how often an address may change. The next change catches up.
  }
}

function subscribeToHistory(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function readSearch(): string {
  return window.location.search;
}

/** The server knows no query: the page is one file for everybody. */
function readNothing(): string {
  return '';
}
