'use client';

import { useState } from 'react';

/**
 * In place of a page that could not come to life at all, for example since one of its scripts did not arrive. What the
 * server sent stays to be read, as without JavaScript; the framework would show an empty page that says there is none.
 */
export default function GlobalError() {
  const [{ root, head, body, isLive }] = useState(readPage);
  return (
    <html {...root} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the head that stood there, for its styles */}
      <head dangerouslySetInnerHTML={{ __html: head ?? '' }} />
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page that stood there */}
        <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: body ?? '' }} />
        <p
          role="alert"
          className="no-print fixed inset-x-0 bottom-0 z-50 border-line border-t bg-warning-soft px-4 py-2 text-ink"
        >
          {isLive
            ? 'The page that you asked for did not arrive. '
            : 'A part of this page did not arrive: it can be read, but not all of it works. '}
          <button
            type="button"
            className="text-link min-h-target"
            onClick={() => location.reload()}
          >
            Load it again
          </button>
        </p>
      </body>
    </html>
  );
}

/** What stands in the document. The server, which draws this once as a page of its own, has none. */
function readPage() {
  const live = { 'data-live': '' };
  if (typeof document === 'undefined') return { root: { lang: 'en', ...live }, isLive: true };
  const { documentElement: html, head, body } = document;
  // Once a page has come to life, what stands there may be the page before the one that was asked for.
  const isLive = 'live' in html.dataset;
  return {
    root: { lang: html.lang, className: html.className, ...(isLive && live) },
    head: head.innerHTML,
    body: body.innerHTML,
    isLive,
  };
}
