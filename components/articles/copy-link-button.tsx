import { Link2 } from 'lucide-react';
import { copyText, LINK_NOT_COPIED } from '@/components/ui/copy-text';
import { ICON } from '@/components/ui/icon-props';
import { Tooltip } from '@/components/ui/tooltip';

const MESSAGES = {
  done: {
    title: 'Link copied!',
    description: 'Article link has been copied to your clipboard.',
  },
  failed: LINK_NOT_COPIED,
};

/** Copies the page's address and says whether that worked. */
export function CopyLinkButton({ className }: { className: string }) {
  return (
    <Tooltip text="Copy link" align="end">
      <button
        type="button"
        aria-label="Copy link"
        onClick={() => copyText(window.location.href, MESSAGES)}
        className={className}
      >
        <Link2 {...ICON} />
      </button>
    </Tooltip>
  );
}
