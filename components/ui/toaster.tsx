import * as Primitive from '@radix-ui/react-toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { ICON, LARGE_ICON } from './icon-props';
import { dismissToast, type Toast } from './toast-store';

const DURATION = 5000;

/** Longer, since the visitor has to decide. */
const ACTION_DURATION = 20_000;
const SWIPE_THRESHOLD = 50;

/** The toast and its region: F8 moves the focus there, a swipe to the right dismisses. */
export function Toaster({ toast }: { toast: Toast }) {
  return (
    <Primitive.Provider
      duration={DURATION}
      label="Notification"
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      <ToastCard key={toast.id} toast={toast} />
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
        'toast-root flex items-center gap-x-2 rounded-md border py-3.5 pr-2 pl-4 [box-shadow:var(--shadow-pop)]',
        isDestructive ? 'border-danger bg-danger-soft' : 'border-line bg-raised',
      )}
    >
      <Icon
        {...LARGE_ICON}
        className={clsx('flex-none', isDestructive ? 'text-danger' : 'text-success')}
      />
      <div className="min-w-0 flex-1">
        <Primitive.Title
          className={clsx('font-[650] leading-snug', isDestructive && 'text-danger')}
        >
          {toast.title}
        </Primitive.Title>
        {toast.description && (
          <Primitive.Description className="text-ink-2 text-sm leading-snug">
            {toast.description}
          </Primitive.Description>
        )}
        {toast.action && (
          <Primitive.Action asChild altText={toast.action.label}>
            <button type="button" onClick={toast.action.onPress} className="text-link min-h-target">
              {toast.action.label}
            </button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close
        aria-label="Close notification"
        className="grid size-target flex-none place-items-center rounded-md hover:bg-sunken"
      >
        <X {...ICON} />
      </Primitive.Close>
    </Primitive.Root>
  );
}
