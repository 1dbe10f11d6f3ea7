'use client';

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { getToasts, subscribeToToasts, type Toast } from './toast-store';

/** A toast whose code cannot be fetched is not shown; the page it is on must not fail with it. */
const Toaster = lazy<ComponentType<{ toasts: readonly Toast[] }>>(() =>
  import('./toaster')
    .then((module) => ({ default: module.Toaster }))
    .catch(() => ({ default: () => null })),
);

const NO_TOASTS = getToasts();

/** Where toasts appear. Their code is fetched with the first one: most visits never see any. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => NO_TOASTS);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}
