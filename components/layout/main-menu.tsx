'use client';

import { type ComponentType, useState } from 'react';
import { ButtonOrLink } from '../ui/button-or-link';
import type { MegaMenuProps } from './mega-menu';
import { loadMenuData } from './menu-data';
import { MENU_LABEL_CLASS, MenuLabel } from './menu-label';

/**
 * The main menu. At first it is only a row of labels, which are links without JavaScript. The mega-menu, with its
 * library and links, is loaded when a pointer or the focus reaches a label, and then replaces the labels. Which label
 * is focused or open is kept as state, so that the focus and the labels change in one render: a key pressed between two
 * renders would find no focus.
 */
export function MainMenu({ labels }: { labels: readonly { label: string; href: string }[] }) {
  const [menu, setMenu] = useState<{
    Component: ComponentType<MegaMenuProps>;
    groups: MegaMenuProps['groups'];
  }>();
  const [focused, setFocused] = useState<string>();
  const [open, setOpen] = useState<string>();

  async function load() {
    const [{ MegaMenu }, { groups }] = await Promise.all([import('./mega-menu'), loadMenuData()]);
    setMenu({ Component: MegaMenu, groups });
  }

  const preload = () => void load().catch(() => {});

  if (menu)
    return <menu.Component groups={menu.groups} focusedAtStart={focused} openAtStart={open} />;
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex gap-0.5">
        {labels.map(({ label, href }) => (
          <li key={label}>
            <ButtonOrLink
              href={href}
              aria-expanded={false}
              className={MENU_LABEL_CLASS}
              onPointerEnter={() => {
                setOpen(label);
                preload();
              }}
              onPointerLeave={() => setOpen(undefined)}
              onFocus={() => {
                setFocused(label);
                preload();
              }}
              // `relatedTarget` is known before it receives focus. If we waited for its focus event, the mega-menu
              // could replace the labels in between, and the focus would be lost.
              onBlur={({ relatedTarget, currentTarget }) =>
                setFocused(
                  currentTarget.closest('nav')?.contains(relatedTarget)
                    ? (relatedTarget?.textContent ?? undefined)
                    : undefined,
                )
              }
              onPress={() => {
                setOpen(label);
                // If the mega-menu fails to load, open the page of the group.
                load().catch(() => window.location.assign(href));
              }}
            >
              <MenuLabel text={label} />
            </ButtonOrLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
