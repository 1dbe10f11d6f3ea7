'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getToasts, subscribeToToasts } from './toast-store';

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })));

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
