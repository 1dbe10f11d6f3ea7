import { type ToastContent, toast } from './toast-store';

/** The toast for an address that could not be copied. */
export const LINK_NOT_COPIED: ToastContent = {
  title: 'Failed to copy link',
  description: 'Please copy the URL manually from your browser.',
};

/** Copies text to the clipboard and shows a toast with the outcome. */
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
