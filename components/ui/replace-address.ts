/** Replaces the address of the open page, or only its query or hash, without a new history entry. */
export function replaceAddress(address: string): void {
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // Some browsers limit how often the address may change. The next change catches up.
  }
}
