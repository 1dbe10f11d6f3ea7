import * as Primitive from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { ICON, LARGE_ICON } from './icon-props';
import { dismissToast, type Toast } from './toast-store';

const DURATION = 5000;

/** Longer, where there is something to decide. */
const ACTION_DURATION = 20_000;
const SWIPE_THRESHOLD = 50;

/** The toasts and the region they live in: F8 moves there, a swipe to the right dismisses. */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Primitive.Provider
      duration={DURATION}
      label="Notification"
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Primitive.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed right-0 bottom-0 z-50 w-full p-4 md:max-w-[420px]"
      />
    </Primitive.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : CircleCheck;
  return (
    <Primitive.Root
      type={isDestructive ? 'foreground' : 'background'}
      open={toast.isOpen}
      duration={toast.action && ACTION_DURATION}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id);
      }}
      className={clsx(
        'toast-root grid grid-cols-[auto_1fr_auto] items-center gap-x-2 rounded-md border py-3.5 pr-2 pl-4 [box-shadow:var(--shadow-toast)]',
        isDestructive ? 'border-danger bg-danger-soft' : 'border-line bg-raised',
      )}
    >
      <Icon
        {...LARGE_ICON}
        className={clsx('row-span-2', isDestructive ? 'text-danger' : 'text-success')}
      />
      <Primitive.Title className={clsx('font-[650] leading-snug', isDestructive && 'text-danger')}>
        {toast.title}
      </Primitive.Title>
      <Primitive.Close
        aria-label="Close notification"
        className="col-start-3 row-span-2 row-start-1 grid size-11 place-items-center rounded-md hover:bg-sunken"
      >
        <X {...ICON} />
      </Primitive.Close>
      {toast.description && (
        <Primitive.Description className="col-start-2 text-ink-2 text-sm leading-snug">
          {toast.description}
        </Primitive.Description>
      )}
      {toast.action && (
        <Primitive.Action asChild altText={toast.action.label}>
          <button
            type="button"
            onClick={toast.action.onPress}
            className="text-link col-start-2 min-h-target"
          >
            {toast.action.label}
          </button>
        </Primitive.Action>
      )}
    </Primitive.Root>
  );
}
