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

const MESSAGES = {
  done: {
    title: 'Link copied!',
    description: 'Article link has been copied to your clipboard.',
  },
  failed: LINK_NOT_COPIED,
};

/**
 * Shares an article on three networks, each in a new window, or copies its URL. A client component, because
 * server-rendered it would add 0.5 kB of HTML to each article, and the longest is at its size limit.
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
              // For voice control: the accessible name must contain the visible text, such as "in".
              aria-label={`Share on ${name}${name === mark ? '' : `, ${mark}`} (${NEW_WINDOW})`}
              className={BUTTON}
            >
              {mark}
            </a>
          </Tooltip>
        </li>
      ))}
      <li>
        <Tooltip text="Copy link" align="end">
          <button
            type="button"
            aria-label="Copy link"
            onClick={() => copyText(window.location.href, MESSAGES)}
            className={BUTTON}
          >
            <Link2 {...ICON} />
          </button>
        </Tooltip>
      </li>
    </ul>
  );
}
