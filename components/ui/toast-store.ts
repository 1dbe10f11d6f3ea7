/** The content of a toast. Destructive ones report a failure and are announced at once. */
export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** An action button, for example to undo. */
  action?: { label: string; onPress: () => void };
};

export type Toast = ToastContent & { id: number; isOpen: boolean };

/** How long a dismissed toast is kept before it is removed, in milliseconds (specification, section 9). */
const REMOVE_DELAY = 1_000_000;

/** The only toast: a newer one replaces it. */
let current: Toast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast. */
export function toast(content: ToastContent): void {
  lastId += 1;
  set({ ...content, id: lastId, isOpen: true });
}

/** Closes a toast, unless a newer one has replaced it; it is removed after REMOVE_DELAY. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  set({ ...current, isOpen: false });
  removal = setTimeout(removeToast, REMOVE_DELAY);
}

/** Removes the toast at once. */
export function removeToast(): void {
  set(undefined);
}

/** The current toast, for useSyncExternalStore. */
export function getToast(): Toast | undefined {
  return current;
}

/** Calls `listener` after every change. Returns the function that unsubscribes it. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Toast | undefined): void {
  clearTimeout(removal);
  current = next;
  for (const listener of listeners) listener();
}
