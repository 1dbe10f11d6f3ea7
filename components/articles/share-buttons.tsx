'use client';

import { Link2 } from 'lucide-react';
import { copyText, LINK_NOT_COPIED } from '@/components/ui/copy-text';
import { ICON } from '@/components/ui/icon-props';
import { Tooltip } from '@/components/ui/tooltip';
import { getShareLinks } from '@/lib/articles/share-links';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

const BUTTON =
  'grid size-target place-items-center rounded-md border-[1.5px] border-line font-bold hover:border-ink hover:bg-sunken';

const NEW_WINDOW = 'opens in a new window';

/**
 * Shares an article on three networks, each in a new window, or copies its address. On the client because,
 * drawn by the server, it adds 0.5 kB of HTML to each article, and the longest has no room below its bar.
 */
export function ShareButtons({ path, title }: { path: string; title: string }) {
  return (
    <ul aria-label="Share" className="no-print flex flex-wrap gap-1">
      {getShareLinks({ url: toAbsoluteUrl(path), text: title }).map(({ name, mark, href }) => (
        <li key={name}>
          <Tooltip text={`Share on ${name} (${NEW_WINDOW})`}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              // Who says what they see, "in", must reach the link by it.
              aria-label={`Share on ${name}${name === mark ? '' : `, ${mark}`} (${NEW_WINDOW})`}
              className={BUTTON}
            >
              {mark}
            </a>
          </Tooltip>
        </li>
      ))}
      <li>
        <CopyLinkButton className={BUTTON} />
      </li>
    </ul>
  );
}

const MESSAGES = {
  done: {
    title: 'Link copied!',
    description: 'Article link has been copied to your clipboard.',
  },
  failed: LINK_NOT_COPIED,
};

function CopyLinkButton({ className }: { className: string }) {
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
