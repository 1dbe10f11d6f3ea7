import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while the page is taken over, true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
