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

type OpenMenu = Pick<MobileMenuProps, 'sections' | 'focus'> & {
  Component: ComponentType<MobileMenuProps>;
};

/** Loads the mobile menu: when a pointer enters its button, or on the first press. */
const loadMenu = () => Promise.all([import('./mobile-menu'), loadMenuData()]);

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
  const [menu, setMenu] = useState<OpenMenu>();

  const open = useCallback(
    (focus: OpenMenu['focus']) => {
      loadMenu()
        .then(([{ MobileMenu }, { mobileSections }]) =>
          setMenu({ Component: MobileMenu, sections: mobileSections, focus }),
        )
        // If it fails to load, go to the links of the footer instead.
        .catch(() => window.location.assign(menuFallback));
    },
    [menuFallback],
  );
  const close = useCallback(() => setMenu(undefined), []);

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      // Choosing an autofill entry sends an event without a key.
      if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
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
        aria-expanded={menu !== undefined}
        onPointerEnter={() => void loadMenu().catch(() => {})}
        onPress={() => open('close')}
        className={clsx(
          'grid size-target place-items-center rounded-md hover:bg-sunken lg:hidden',
          // Replaced by the close button of the open menu.
          menu && 'opacity-0',
        )}
      >
        <Menu {...LARGE_ICON} />
      </ButtonOrLink>
      {menu && (
        <menu.Component
          sections={menu.sections}
          shopHref={shopHref}
          focus={menu.focus}
          onClose={close}
        />
      )}
    </div>
  );
}
