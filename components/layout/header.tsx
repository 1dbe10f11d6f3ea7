'use client';

import { clsx } from 'clsx';
import { ArrowUpRight, Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { getShopUrl } from '@/lib/seo/site-url';
import { ButtonLink } from '../ui/button';
import { ButtonOrLink } from '../ui/button-or-link';
import { FOOTER_ID } from './footer';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { ThemeToggle } from './theme-toggle';
import { useMobileMenu } from './use-mobile-menu';

/**
 * The sticky header. A client component for its weight alone: the same on every page, it is better
 * kept once in a cached script than repeated in each page's data (about 1 kB a page).
 */
export function Header() {
  const search = useRef<HTMLInputElement>(null);
  const menu = useMobileMenu(`#${FOOTER_ID}`);
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
    <header className="no-print sticky top-0 z-40 border-line border-b bg-surface">
      <div className="wrap relative flex min-h-16 items-center gap-x-2 noscript:flex-wrap sm:min-h-19 xl:gap-x-7">
        <Logo />
        <MainMenu />
        <div className="ml-auto flex min-w-0 items-center gap-2.5">
          <SearchBox inputRef={search} className="w-62 min-w-0 max-lg:hidden noscript:block!" />
          <ThemeToggle />
          <ButtonLink href={getShopUrl()} variant="outline" className="max-sm:hidden">
            Shop
            <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </ButtonLink>
          <ButtonOrLink
            href={`#${FOOTER_ID}`}
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            onPointerEnter={menu.preload}
            onPress={() => menu.open('close')}
            className={clsx(
              'grid size-target place-items-center rounded-md hover:bg-sunken lg:hidden',
              // The sheet's own close button takes its place.
              menu.isOpen && 'opacity-0',
            )}
          >
            <Menu aria-hidden="true" size={22} strokeWidth={1.75} />
          </ButtonOrLink>
        </div>
      </div>
      {menu.sheet}
    </header>
  );
}
