'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

/**
 * Opens the pages of this site that a text links to without a reload. The text is a string of HTML, whose
 * links are plain; without JavaScript, or with a key held down, the browser follows them.
 */
export function ProseLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    // A link of the framework has followed itself.
    const address = event.defaultPrevented ? undefined : toOwnAddress(event);
    if (!address) return;
    event.preventDefault();
    router.push(address);
  };
  return (
    // biome-ignore lint/a11y: the links inside are what is pressed, by pointer or key; their clicks end here
    <div onClick={follow}>{children}</div>
  );
}

/** The page of this site that a plain click on a link asks for. */
function toOwnAddress({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest('a[href^="/"]:not([href^="//"], [download])');
  return link?.getAttribute('href');
}
