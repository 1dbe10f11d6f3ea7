import { type RefObject, useLayoutEffect } from 'react';
import { formatLabUrl, parseLabQuery } from '@/lib/peptides/lab-address';
import { useAddressState } from '../../ui/use-address-state';

const typedInAddress = { parse: parseLabQuery, format: formatLabUrl };

/**
 * The text of the field, which the address mirrors, and how it changes. What was typed before the page's code ran
 * is taken over: the field works from the start, and nothing typed may be lost.
 */
export function useTypedChain(
  field: RefObject<HTMLTextAreaElement | null>,
): [typed: string, change: (typed: string) => void] {
  const [typed, changeTyped] = useAddressState(typedInAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when the code began to run
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (early) changeTyped(() => early);
  }, []);
  return [typed, (next) => changeTyped(() => next)];
}
