'use client';

import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { ButtonOrLink } from '../ui/button-or-link';
import { LARGE_ICON } from '../ui/icon-props';
import { useMobileMenu } from './use-mobile-menu';

/** The end of the header: the search, what else stands there, and on narrow screens the menu's button. */
export function HeaderTools({
  shopHref,
  menuFallback,
  children,
}: {
  shopHref: string;
  /** Where the menu's button leads as long as no script runs. */
  menuFallback: string;
  children: ReactNode;
}) {
  const search = useRef<HTMLInputElement>(null);
  const menu = useMobileMenu({ shopHref, fallback: menuFallback });
  const { open } = menu;

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (search.current?.checkVisibility()) search.current.focus();
      else open('search');
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, [open]);

  return (
    <div className="ml-auto flex min-w-0 items-center gap-2.5">
      <SearchBox inputRef={search} className="w-62 min-w-0 max-lg:hidden noscript:block!" />
      {children}
      <ButtonOrLink
        href={menuFallback}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onPointerEnter={menu.preload}
        onPress={() => open('close')}
        className={clsx(
          'grid size-target place-items-center rounded-md hover:bg-sunken lg:hidden',
          // The sheet's own close button takes its place.
          menu.isOpen && 'opacity-0',
        )}
      >
        <Menu {...LARGE_ICON} />
      </ButtonOrLink>
      {menu.sheet}
    </div>
  );
}
