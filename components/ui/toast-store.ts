/** What a toast says. Destructive ones report a failure and are announced at once. */
export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** What can be done about it, for example undone. */
  action?: { label: string; onPress: () => void };
};

export type Toast = ToastContent & { id: number; isOpen: boolean };

/** At most this many toasts exist: a newer one replaces the older. */
const LIMIT = 1;

/** How long a dismissed toast is kept before it is removed, in milliseconds (specification, section 9). */
const REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast and gives what is needed to change or end it. */
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

/** Replaces what an existing toast says. */
export function updateToast(id: number, content: ToastContent): void {
  set(toasts.map((item) => (item.id === id ? { ...item, ...content } : item)));
}

/** Closes one toast, or all; it leaves the store after the removal delay. */
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

/** Takes one toast, or all, out of the store at once. */
export function removeToast(id?: number): void {
  for (const [key, timer] of removals) {
    if (id !== undefined && key !== id) continue;
    clearTimeout(timer);
    removals.delete(key);
  }
  set(id === undefined ? [] : toasts.filter((item) => item.id !== id));
}

/** The present toasts, for useSyncExternalStore. */
export function getToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` after every change; the answer ends that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
