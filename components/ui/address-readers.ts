/** Every use of `useAddressState`, so that a change made by one is seen by the others. */
export const addressReaders = new Set<() => void>();

/** Makes all of them read the address again, for changes that fire no browser event. */
export function readAddress(): void {
  for (const read of addressReaders) read();
}
