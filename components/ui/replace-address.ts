/** Replaces the address of the open page, or its query or `#` alone, and makes no entry in the history. */
export function replaceAddress(address: string): void {
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // Some browsers limit how often an address may change. The next change catches up.
  }
}
