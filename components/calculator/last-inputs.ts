import { useMemo } from 'react';
import { INPUTS_STORAGE_KEY } from '@/content/calculator';
import type { CalculatorInputs } from '@/lib/calculator/inputs';
import { formatInputsUrl, parseInputsQuery } from '@/lib/calculator/url-state';
import { createKept, useKept } from '../ui/kept';

const last = createKept(INPUTS_STORAGE_KEY, 'sessionStorage');

/** Keeps what was calculated for the page on what went wrong, until the tab is closed; nothing forgets it. */
export function keepInputs(inputs?: CalculatorInputs): void {
  last.keep(inputs ? formatInputsUrl(inputs) : '');
}

/** What was last calculated in this tab. */
export function useLastInputs(): CalculatorInputs | undefined {
  const address = useKept(last);
  return useMemo(
    () => (address ? parseInputsQuery(new URL(address, 'https://site').searchParams) : undefined),
    [address],
  );
}
