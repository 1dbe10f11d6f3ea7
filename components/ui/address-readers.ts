/** The `read` function of every `useAddressState`, so that each sees the changes of the others. */
export const addressReaders = new Set<() => void>();

/** Makes them all read the address again, for changes that fire no browser event. */
export function readAddress(): void {
  for (const read of addressReaders) read();
}
