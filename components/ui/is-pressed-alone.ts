type Modifiers = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click or key press has no modifier key, which would ask the browser for a new tab, for example. */
export function isPressedAlone({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
