'use client';

import { type ComponentType, useState } from 'react';
import { ButtonOrLink } from '../ui/button-or-link';
import type { MegaMenuProps } from './mega-menu';
import { loadMenuData } from './menu-data';
import { MENU_LABEL_CLASS, MenuLabel } from './menu-label';

/**
 * The main menu. What first stands there are the labels alone: links as long as no script runs, and the
 * mega-menu, with its library and its links, is fetched when a pointer or the focus comes near. What the
 * visitor did meanwhile goes on in the mega-menu. That is kept as state, because the focus and the labels
 * must change hands in one render: a key pressed between two would find no focus.
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
              // Where the focus goes is known before it is there. Told only then, the labels could be replaced
              // in between, and the focus would go to one that is gone.
              onBlur={({ relatedTarget, currentTarget }) =>
                setFocused(
                  currentTarget.closest('nav')?.contains(relatedTarget)
                    ? (relatedTarget?.textContent ?? undefined)
                    : undefined,
                )
              }
              onPress={() => {
                setOpen(label);
                // If the mega-menu fails to load, the label leads to the group's page.
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
