import { useMemo } from 'react';
import { INPUTS_STORAGE_KEY } from '@/content/calculator';
import type { CalculatorInputs } from '@/lib/calculator/inputs';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';
import { createStoredText, useStoredText } from '../ui/kept';

/** The address of the calculator with the inputs last calculated in this tab; '' if there are none. */
export const lastAddress = createStoredText(INPUTS_STORAGE_KEY, 'sessionStorage');

/** Stores calculated inputs for the "something went wrong" page until the tab is closed; no argument clears them. */
export function keepInputs(inputs?: CalculatorInputs): void {
  lastAddress.keep(inputs ? formatInputsUrl(inputs) : '');
}

/** The inputs last calculated in this tab, if any, or those of an `earlier` address. */
export function useLastInputs(earlier?: string): CalculatorInputs | undefined {
  const last = useStoredText(lastAddress);
  const address = earlier ?? last;
  return useMemo(
    () => (address ? parseInputsQuery(new URL(address, 'https://site').searchParams) : undefined),
    [address],
  );
}
