'use client';

import { useState } from 'react';

/**
 * Shown when hydration of a page failed, for example because one of its scripts did not load. What the
 * server sent stays to be read, as without JavaScript; the framework would show an empty page that says there is none.
 */
export default function GlobalError() {
  const [{ root, head, body, isAnother }] = useState(readPage);
  return (
    <html {...root} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the head that stood there, for its styles */}
      <head dangerouslySetInnerHTML={{ __html: head }} />
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page that stood there */}
        <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: body }} />
        <p
          role="alert"
          className="no-print fixed right-0 bottom-0 w-full z-50 border-line border-t bg-warning-soft px-4 py-2 text-ink"
        >
          {isAnother
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

/** What stands in the document, and whether it was opened at another address than the one that is shown now. */
function readPage() {
  const empty = { root: { lang: 'en', 'data-empty': '' }, head: '', body: '', isAnother: true };
  // The server draws this once, as a page of its own, where no other stands.
  if (typeof document === 'undefined' || 'empty' in document.documentElement.dataset) return empty;
  const { documentElement: html, head, body } = document;
  const [opened] = performance.getEntriesByType('navigation');
  return {
    root: { lang: html.lang, className: html.className },
    head: head.innerHTML,
    body: body.innerHTML,
    isAnother: opened !== undefined && new URL(opened.name).pathname !== location.pathname,
  };
}
