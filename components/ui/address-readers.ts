/** Every use of `useAddressState`, so that a change made by one is seen by the others. */
export const addressReaders = new Set<() => void>();

/** Has them all read the address again, for changes of it that the browser does not announce. */
export function readAddress(): void {
  for (const read of addressReaders) read();
}
