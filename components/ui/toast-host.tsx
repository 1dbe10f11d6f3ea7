'use client';

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { dismissToast, getToast, subscribeToToast, type Toast } from './toast-store';

const Toaster = lazy<ComponentType<{ toast: Toast }>>(() =>
  import('./toaster')
    .then((module) => ({ default: module.Toaster }))
    .catch(() => ({ default: PlainToast })),
);

/** Shows the toast. Its code is loaded with the first one: most visits never see any. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToast, getToast, () => undefined);
  return (
    toast && (
      <Suspense>
        <Toaster toast={toast} />
      </Suspense>
    )
  );
}

/** Shows a toast as plain text if the code could not be loaded, for example when offline. */
function PlainToast({ toast: { id, isOpen, title, description, action } }: { toast: Toast }) {
  if (!isOpen) return null;
  return (
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
  );
}
