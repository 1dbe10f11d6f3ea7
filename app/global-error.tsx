'use client';

import { useState } from 'react';

/**
 * In place of a page that could not come to life at all, for example since one of its scripts did not arrive. What the
 * server sent stays to be read, as without JavaScript; the framework would show an empty page that says there is none.
 */
export default function GlobalError() {
  const [{ root, head, body, isAnotherPage }] = useState(readPage);
  return (
    <html {...root} suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the head that stood there, for its styles */}
      <head dangerouslySetInnerHTML={{ __html: head }} />
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page that stood there */}
        <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: body }} />
        <div
          role="alert"
          className="no-print fixed inset-x-0 bottom-0 z-50 border-line border-t bg-warning-soft px-4 py-2 text-ink"
        >
          {isAnotherPage ? (
            <h1>This page did not arrive.</h1>
          ) : (
            'A part of this page did not arrive: it can be read, but not all of it works.'
          )}{' '}
          <button
            type="button"
            className="text-link min-h-target"
            onClick={() => window.location.reload()}
          >
            Load it again
          </button>
        </div>
      </body>
    </html>
  );
}

/** What stands in the document. The server, which draws this once as a page of its own, has none. */
function readPage() {
  if (typeof document === 'undefined') {
    return { root: { lang: 'en', 'data-live': '' }, head: '', body: '', isAnotherPage: true };
  }
  const { documentElement: root, head, body } = document;
  // Once a page has come to life, what stands there may be the page before the one that was asked for.
  const isAnotherPage = root.dataset.live !== undefined;
  const sheets = [...body.querySelectorAll('link[rel=stylesheet]')].map((link) => link.outerHTML);
  return {
    root: { lang: root.lang, className: root.className, 'data-live': root.dataset.live },
    head: head.innerHTML,
    body: isAnotherPage ? sheets.join('') : body.innerHTML,
    isAnotherPage,
  };
}
