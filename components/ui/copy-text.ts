import { type ToastContent, toast } from './toast-store';

/** What a failed copy of an address says; the same wherever there is one to copy. */
export const LINK_NOT_COPIED: ToastContent = {
  title: 'Failed to copy link',
  description: 'Please copy the URL manually from your browser.',
};

/** Puts text on the clipboard and says in a toast whether that worked. */
export async function copyText(
  text: string,
  { done, failed }: { done: ToastContent; failed: ToastContent },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast({ ...failed, variant: 'destructive' });
  }
}
