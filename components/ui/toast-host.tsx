'use client';

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { dismissToast, getToasts, subscribeToToasts, type Toast } from './toast-store';

const Toaster = lazy<ComponentType<{ toasts: readonly Toast[] }>>(() =>
  import('./toaster')
    .then((module) => ({ default: module.Toaster }))
    .catch(() => ({ default: PlainToasts })),
);

const NO_TOASTS = getToasts();

/** Shows the toasts. Their code is loaded with the first one: most visits never see any. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => NO_TOASTS);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}

/** Shows toasts as plain text if their code could not be loaded, for example when offline. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return toasts
    .filter(({ isOpen }) => isOpen)
    .map(({ id, title, description, action }) => (
      <p
        key={id}
        role="alert"
        className="fixed right-0 bottom-0 z-50 w-full border border-line bg-raised p-4 md:max-w-[420px]"
      >
        {title} {description}{' '}
        {[...(action ? [action] : []), { label: 'Close', onPress: () => {} }].map(
          ({ label, onPress }) => (
            <button
              key={label}
              type="button"
              className="text-link mr-2 min-h-target"
              onClick={() => {
                onPress();
                dismissToast(id);
              }}
            >
              {label}
            </button>
          ),
        )}
      </p>
    ));
}
