type Modifiers = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click or a key came without a key held down; with one it asks the browser for something, as a new tab. */
export function isPressedAlone({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
