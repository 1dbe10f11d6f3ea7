import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { loadMenuData } from './menu-data';
import type { MobileMenuProps } from './mobile-menu';

const loadMenu = () => Promise.all([import('./mobile-menu'), loadMenuData()]);

type Focus = MobileMenuProps['focus'];

/** The mobile menu, which is fetched when a pointer nears its button, or on the first press. */
export function useMobileMenu({ shopHref, fallback }: { shopHref: string; fallback: string }): {
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
