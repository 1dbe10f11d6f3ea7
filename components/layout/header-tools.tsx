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

/** The right end of the header: search, `children` and, on narrow screens, the menu button. */
export function HeaderTools({
  shopHref,
  menuFallback,
  children,
}: {
  shopHref: string;
  /** The href of the menu button without JavaScript. */
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
          // Replaced by the close button of the open menu.
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

/** The mobile menu. Its code loads when a pointer enters the menu button, or on the first press. */
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
        // If it fails to load, go to the links of the footer instead.
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
