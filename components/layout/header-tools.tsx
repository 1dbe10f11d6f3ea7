'use client';
import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SearchBox } from '@/components/search/search-box';
import { ButtonOrLink } from '../ui/button-or-link';
import { LARGE_ICON } from '../ui/icon-props';
import { loadMenuData } from './menu-data';
import type { MobileMenuProps } from './mobile-menu';

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

const loadMenu = () => Promise.all([import('./mobile-menu'), loadMenuData()]);

type Focus = MobileMenuProps['focus'];

/** The mobile menu, which is fetched when a pointer nears its button, or on the first press. */
function useMobileMenu({ shopHref, fallback }: { shopHref: string; fallback: string }): {
  isOpen: boolean;
  open: (focus: Focus) => void;
  preload: () => void;
  sheet: ReactNode;
} {
  const [menu, setMenu] = useState<{
    Component: ComponentType<MobileMenuProps>;
    sections: MobileMenuProps['sections'];
  }>();
  const [focus, setFocus] = useState<Focus>();

  const open = useCallback(
    (wanted: Focus) => {
      loadMenu()
        .then(([{ MobileMenu }, { mobileSections }]) => {
          setMenu({ Component: MobileMenu, sections: mobileSections });
          setFocus(wanted);
        })
        // If it fails to load, the links of the footer take its place.
        .catch(() => window.location.assign(fallback));
    },
    [fallback],
  );
  const close = useCallback(() => setFocus(undefined), []);

  return {
    isOpen: focus !== undefined,
    open,
    preload: () => void loadMenu().catch(() => {}),
    sheet: menu && focus && (
      <menu.Component sections={menu.sections} shopHref={shopHref} focus={focus} onClose={close} />
    ),
  };
}
