'use client';

import { useState } from 'react';

/**
 * Shown when hydration fails, for example because a script did not load. Keeps the server's HTML on the page, so that
 * it can be read as without JavaScript; by default Next.js would replace the page by an error message.
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
            ? 'The page you asked for did not load. '
            : 'Part of this page did not load: you can read it, but not all of it works. '}
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

/** Reads the current document, and whether the address has changed since the document was loaded. */
function readPage() {
  const empty = { root: { lang: 'en', 'data-empty': '' }, head: '', body: '', isAnother: true };
  // The build prerenders this component with no page to read; data-empty marks the result.
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
