'use client';

import { useRouter } from 'next/navigation';
import { type ComponentType, lazy, Suspense, useEffect, useState, useTransition } from 'react';

/** Should its code not come, the article comes without it. */
const ArticlePending = lazy<ComponentType>(() =>
  import('../articles/article-pending')
    .then((module) => ({ default: module.ArticlePending }))
    .catch(() => ({ default: () => null })),
);

/**
 * Opens the pages of this site without a reload. Links are plain everywhere, in text that is a string of HTML as in
 * what React draws; without JavaScript, or with a key held down, the browser follows them. The framework's own link
 * weighs 2.6 kB on every page, and each one is taken over by itself.
 */
export function FollowLinks() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const asked = event.defaultPrevented ? undefined : toOwnPage(event);
      if (!asked) return;
      event.preventDefault();
      setAddress(asked);
      startTransition(() => router.push(asked));
    };
    // Behind React's listeners, which are there first: what a control has answered itself ends there.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  if (!isPending || !address.startsWith('/blog/')) return null;
  return (
    <Suspense>
      <ArticlePending />
    </Suspense>
  );
}

/** The page of this site that a plain click on a link asks for; files and answers of the API are no pages. */
function toOwnPage({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const href = target.closest('a[href^="/"]:not([download], [target])')?.getAttribute('href');
  return href && !/^\/(?:\/|api\/|[^?#]*\.\w+(?:[?#]|$))/.test(href) ? href : undefined;
}
