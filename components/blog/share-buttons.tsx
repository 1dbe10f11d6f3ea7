import { toShareLinks } from '@/lib/blog/share-links';
import { toAbsoluteUrl } from '@/lib/site-url';
import { CopyLinkButton } from './copy-link-button';

const BUTTON =
  'grid size-target place-items-center rounded-md border-[1.5px] border-line font-bold hover:border-ink hover:bg-sunken';

/** Shares an article on three networks, each in a new window, or copies its address. */
export function ShareButtons({ path, title }: { path: string; title: string }) {
  return (
    <ul aria-label="Share" className="no-print flex gap-1">
      {toShareLinks({ url: toAbsoluteUrl(path), text: title }).map(({ name, mark, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Share on ${name} (opens in a new window)`}
            className={BUTTON}
          >
            {mark}
          </a>
        </li>
      ))}
      <li>
        <CopyLinkButton className={BUTTON} />
      </li>
    </ul>
  );
}
