import { Link2 } from 'lucide-react';
import { toast } from '../ui/toast-store';
import { Tooltip } from '../ui/tooltip';

/** Copies the page's address and says whether that worked. */
export function CopyLinkButton({ className }: { className: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({
        title: 'Link copied!',
        description: 'Article link has been copied to your clipboard.',
      });
    } catch {
      toast({
        variant: 'destructive',
        title: 'Failed to copy link',
        description: 'Please copy the URL manually from your browser.',
      });
    }
  }
  return (
    <Tooltip text="Copy link" align="end">
      <button type="button" aria-label="Copy link" onClick={copy} className={className}>
        <Link2 aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
