import { type RefObject, useLayoutEffect } from 'react';

/** Calls `adopt` once with the text that was typed into a field before hydration, if any. */
export function useEarlyText(
  field: RefObject<{ value: string } | null>,
  adopt: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was typed before hydration
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (early) adopt(early);
  }, []);
}
