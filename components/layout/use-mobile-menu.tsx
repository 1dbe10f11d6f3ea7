import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useState,
} from 'react';
import type { MobileMenu } from './mobile-menu';

const loadMenu = () => import('./mobile-menu');

type Focus = ComponentProps<typeof MobileMenu>['focus'];

/** The mobile menu, whose code is fetched when a pointer nears its button, or on the first press. */
export function useMobileMenu(fallbackHref: string): {
  isOpen: boolean;
  open: (focus: Focus) => void;
  preload: () => void;
  sheet: ReactNode;
} {
  const [Component, setComponent] = useState<ComponentType<ComponentProps<typeof MobileMenu>>>();
  const [focus, setFocus] = useState<Focus>();

  const open = useCallback(
    (wanted: Focus) => {
      loadMenu()
        .then(({ MobileMenu }) => {
          setComponent(() => MobileMenu);
          setFocus(wanted);
        })
        // Without its code the links of the footer take the menu's place.
        .catch(() => window.location.assign(fallbackHref));
    },
    [fallbackHref],
  );
  const close = useCallback(() => setFocus(undefined), []);

  return {
    isOpen: focus !== undefined,
    open,
    preload: () => void loadMenu().catch(() => {}),
    sheet: Component && focus && <Component focus={focus} onClose={close} />,
  };
}
