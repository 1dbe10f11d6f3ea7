'use client';

import { usePathname, useRouter } from 'next/navigation';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import { PREFETCH_LIST_FILE } from '@/content/paths';
import { readAddress } from '../ui/address-readers';
import { isPressedAlone } from '../ui/is-pressed-alone';
import { setNavigationPending } from '../ui/render-later';
import { useAfterLoad } from '../ui/use-after-load';

const loadPending = () => import('../articles/article-pending');

/** If this code fails to load, the article opens without its loading message. */
const ArticlePending = lazy<ComponentType>(() =>
  loadPending()
    .then((module) => ({ default: module.ArticlePending }))
    .catch(() => ({ default: () => null })),
);

/**
 * Opens pages of this site without a reload. All links are plain <a> elements, in HTML strings as in React markup;
 * without JavaScript, or with a modifier key, the browser follows them. `next/link` would add 2.6 kB to every page and
 * hydrate each link separately.
 */
export function FollowLinks() {
  const router = useRouter();
  const path = usePathname();
  const [isPending, startTransition] = useTransition();
  const [address, setAddress] = useState('');
  useAfterLoad(fetchFilesAhead);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const follow = (event: MouseEvent) => {
      rememberCitation(event.target);
      const isPlain = !event.defaultPrevented && isPressedAlone(event);
      const asked = isPlain && findOwnPage(event.target);
      if (!asked) return;
      event.preventDefault();
      setAddress(asked);
      setNavigationPending(true);
      startTransition(() => {
        router.push(asked);
      });
    };
    // Runs after React's listeners, so a click that a control has handled has `defaultPrevented` set.
    document.addEventListener('click', follow, { signal });
    window.addEventListener('popstate', () => setNavigationPending(false), { signal });
    // Prefetch only when a mouse enters a link, a moment before its click. On touch this event comes too late: the
    // router would fetch the data twice.
    const fetchAhead = ({ target, pointerType }: PointerEvent) => {
      const likely = pointerType !== 'touch' && findOwnPage(target);
      if (likely) router.prefetch(likely);
    };
    document.addEventListener('pointerover', fetchAhead, { signal });
    document.addEventListener('keydown', closeReference, { signal });
    return () => unmounted.abort();
  }, [router]);
  // No event is fired when a link changes only the query of the open page.
  useLayoutEffect(() => {
    if (!isPending) readAddress();
  }, [isPending]);
  useEffect(() => {
    setNavigationPending(false);
    const open = () => openNamed(path);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [path]);
  if (!isPending || !address.startsWith('/blog/')) return null;
  return (
    <Suspense>
      <ArticlePending />
    </Suspense>
  );
}

/**
 * Preloads the scripts and styles of articles, substances and lessons into the HTTP cache. The router learns of them
 * only from the data of the next page, so they would cost a second round trip after a click.
 */
async function fetchFilesAhead(): Promise<void> {
  const saving = 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData');
  if (saving) return;
  try {
    // Bypass the HTTP cache, which the response's headers would allow: each build has other file names.
    const answer = await fetch(PREFETCH_LIST_FILE, { cache: 'no-cache', priority: 'low' });
    const files: string[] = await answer.json();
    const isHere = (file: string) =>
      performance.getEntriesByName(new URL(file, window.location.href).href).length > 0;
    await Promise.all([
      loadPending(),
      ...files
        .filter((file) => !isHere(file))
        .map(async (file) => (await fetch(file, { priority: 'low' })).text()),
    ]);
  } catch {
    // Offline, or while the site is being replaced, the files are loaded on navigation.
  }
}

/** The citation whose reference was opened last; CSS :target alone shows the card. */
let citation: HTMLElement | null = null;

function rememberCitation(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  citation = target.closest<HTMLElement>('a[href^="#reference-"]') ?? citation;
}

function closeReference({ key }: KeyboardEvent): void {
  if (key === 'Escape' && window.location.hash.startsWith('#reference-'))
    window.location.replace('#close-reference');
}

/** Opens each <details> around the element that the hash names. New browsers do so on load, but not on going back. */
function openNamed(path: string): void {
  const { hash, pathname } = window.location;
  if (pathname !== path) return;
  const named = document.getElementById(hash.slice(1));
  const isHidden = named?.checkVisibility?.() === false;
  let part = named?.closest('details');
  for (; part; part = part.parentElement?.closest('details')) part.open = true;
  if (isHidden) named?.scrollIntoView();
  // Return the keyboard focus to the citation, not to the end of the reference list.
  if (hash === '#close-reference') citation?.focus({ preventScroll: true });
}

/**
 * Returns the href of a link to a page that the router can open. Files, the API, search results and practice sheets,
 * which route handlers make, need a full load. So do links with a hash, since only the browser can update `:target`.
 */
function findOwnPage(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const href = target
    .closest('a[href^="/"]:not([href*="#"], [download], [target])')
    ?.getAttribute('href');
  return href &&
    !/^\/(?:\/|api\/|search\?|education\/practice\/print\?|[^?]*\.\w+(?:\?|$))/.test(href)
    ? href
    : undefined;
}
