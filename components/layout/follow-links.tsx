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
import { FILES_AHEAD } from '@/content/paths';
import { readAddress } from '../ui/address-readers';
import { setFollowed } from '../ui/below-heading';
import { isPressedAlone } from '../ui/is-pressed-alone';
import { useAfterLoad } from '../ui/use-after-load';

const loadPending = () => import('../articles/article-pending');

/** If this code fails to load, the article opens without it. */
const ArticlePending = lazy<ComponentType>(() =>
  loadPending()
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
  const path = usePathname();
  const [isPending, startTransition] = useTransition();
  const [address, setAddress] = useState('');
  useAfterLoad(fetchFilesAhead);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      rememberCitation(event.target);
      const isPlain = !event.defaultPrevented && isPressedAlone(event);
      const asked = isPlain && findOwnPage(event.target);
      if (!asked) return;
      event.preventDefault();
      setAddress(asked);
      setFollowed(true);
      startTransition(() => {
        router.push(asked);
      });
    };
    // Behind React's listeners, which are there first: what a control has answered itself ends there.
    document.addEventListener('click', follow);
    const goBack = () => setFollowed(false);
    window.addEventListener('popstate', goBack);
    // Nothing is fetched for a page that is only looked at: a mouse is over a link a moment before its click. A finger
    // is so too briefly, and the data would be fetched twice.
    const fetchAhead = ({ target, pointerType }: PointerEvent) => {
      const likely = pointerType !== 'touch' && findOwnPage(target);
      if (likely) router.prefetch(likely);
    };
    document.addEventListener('pointerover', fetchAhead);
    document.addEventListener('keydown', closeReference);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', goBack);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('keydown', closeReference);
    };
  }, [router]);
  // A link to the page that is open, with another query, is announced to nobody.
  useLayoutEffect(() => {
    if (!isPending) readAddress();
  }, [isPending]);
  useEffect(() => {
    setFollowed(false);
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
 * Brings the scripts and styles of articles, substances and lessons into the browser's memory: they are named in the data
 * of a page, and would be a second round trip between a press and its page.
 */
async function fetchFilesAhead(): Promise<void> {
  const saving = 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData');
  if (saving) return;
  try {
    // Never from the browser's memory, as its headers would allow: each build has files of other names.
    const answer = await fetch(FILES_AHEAD, { cache: 'no-cache', priority: 'low' });
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
    // Without a network, or while the site is being replaced, a press asks for them.
  }
}

/** The link in the text whose reference was opened last, as a card of the style sheet alone. */
let citation: HTMLElement | null = null;

function rememberCitation(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  citation = target.closest<HTMLElement>('a[href^="#reference-"]') ?? citation;
}

function closeReference({ key }: KeyboardEvent): void {
  if (key === 'Escape' && window.location.hash.startsWith('#reference-'))
    window.location.replace('#close-reference');
}

/** Opens what the address names on a page: new browsers do so when they arrive, none when a page is gone back to. */
function openNamed(path: string): void {
  const { hash, pathname } = window.location;
  if (pathname !== path) return;
  const named = document.getElementById(hash.slice(1));
  const isHidden = named?.checkVisibility?.() === false;
  let part = named?.closest('details');
  for (; part; part = part.parentElement?.closest('details')) part.open = true;
  if (isHidden) named?.scrollIntoView();
  // Reading by keyboard goes on where the reference was asked for, not behind the list.
  if (hash === '#close-reference') citation?.focus({ preventScroll: true });
}

/**
 * The page of this site that a link leads to. Files, answers of the API and those of the search, which
 * the server makes, are opened as a whole; so is a place within a page, which only the browser can make `:target`.
 */
function findOwnPage(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const href = target
    .closest('a[href^="/"]:not([href*="#"], [download], [target])')
    ?.getAttribute('href');
  return href && !/^\/(?:\/|api\/|search\?|[^?]*\.\w+(?:\?|$))/.test(href) ? href : undefined;
}
