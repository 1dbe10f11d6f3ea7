import { useMemo } from 'react';
import { INPUTS_STORAGE_KEY } from '@/content/calculator';
import type { CalculatorInputs } from '@/lib/calculator/inputs';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';
import { createStoredText, useStoredText } from '../ui/kept';

const last = createStoredText(INPUTS_STORAGE_KEY, 'sessionStorage');

/** Stores calculated inputs for the "something went wrong" page until the tab is closed; no argument clears them. */
export function keepInputs(inputs?: CalculatorInputs): void {
  last.keep(inputs ? formatInputsUrl(inputs) : '');
}

/** The inputs last calculated in this tab, if any. */
export function useLastInputs(): CalculatorInputs | undefined {
  const address = useStoredText(last);
  return useMemo(
    () => (address ? parseInputsQuery(new URL(address, 'https://site').searchParams) : undefined),
    [address],
  );
}
