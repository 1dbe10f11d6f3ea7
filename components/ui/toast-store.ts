/** The content of a toast. Destructive ones report a failure and are announced at once. */
export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** An action button, for example to undo. */
  action?: { label: string; onPress: () => void };
};

export type Toast = ToastContent & { id: number; isOpen: boolean };

/** The most toasts at a time: a newer one replaces the oldest. */
const LIMIT = 1;

/** How long a dismissed toast is kept before it is removed, in milliseconds (specification, section 9). */
const REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast. Returns its id and functions to update or dismiss it. */
export function toast(content: ToastContent): {
  id: number;
  update: (content: ToastContent) => void;
  dismiss: () => void;
} {
  lastId += 1;
  const id = lastId;
  set([{ ...content, id, isOpen: true }, ...toasts].slice(0, LIMIT));
  return { id, update: (next) => updateToast(id, next), dismiss: () => dismissToast(id) };
}

/** Replaces the content of an existing toast. */
export function updateToast(id: number, content: ToastContent): void {
  set(toasts.map((item) => (item.id === id ? { ...item, ...content } : item)));
}

/** Closes one toast, or all; the store removes it after REMOVE_DELAY. */
export function dismissToast(id?: number): void {
  const closing = toasts.filter((item) => id === undefined || item.id === id);
  for (const item of closing) {
    if (!removals.has(item.id)) {
      removals.set(
        item.id,
        setTimeout(() => removeToast(item.id), REMOVE_DELAY),
      );
    }
  }
  set(toasts.map((item) => (closing.includes(item) ? { ...item, isOpen: false } : item)));
}

/** Removes one toast, or all, from the store at once. */
export function removeToast(id?: number): void {
  for (const [key, timer] of removals) {
    if (id !== undefined && key !== id) continue;
    clearTimeout(timer);
    removals.delete(key);
  }
  set(id === undefined ? [] : toasts.filter((item) => item.id !== id));
}

/** The current toasts, for useSyncExternalStore. */
export function getToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` after every change. Returns the function that unsubscribes it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
