import * as Menu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef, useState } from 'react';
import type { NavGroup } from '@/lib/records/navigation';
import { MegaMenuPanel } from './mega-menu-panel';
import { MENU_LABEL_CLASS, MenuLabel } from './menu-label';

export type MegaMenuProps = {
  groups: readonly NavGroup[];
  /** The label that has the focus when the menu replaces its labels. */
  focusedAtStart?: string;
  /** The group that is hovered or was asked for at that moment. */
  openAtStart?: string;
};

/**
 * The groups as panels under the header. They open on hover, click, Enter, Space and Arrow Down, and close
 * 150 ms after the pointer has left (the library's own delay is the specified one), on Escape, on a click
 * outside and when a link is chosen.
 */
export function MegaMenu({ groups, focusedAtStart, openAtStart = '' }: MegaMenuProps) {
  const [open, setOpen] = useState(openAtStart);
  const firstFocus = useRef<HTMLButtonElement>(null);
  const isMouse = useRef(false);

  // Before the next paint: a key pressed in between would find no focus.
  useLayoutEffect(() => {
    firstFocus.current?.focus();
  }, []);

  return (
    <Menu.Root
      aria-label="Main"
      // The library makes its list the panels' frame; theirs is the header. Its hidden focus stops are
      // for panels that stand elsewhere in the document; these follow their labels.
      className="hidden lg:block [&>div]:static! [&_li>span]:hidden"
      value={open}
      onValueChange={setOpen}
    >
      <Menu.List className="flex gap-0.5">
        {groups.map((group) => (
          <Menu.Item key={group.label} value={group.label}>
            <Menu.Trigger
              ref={group.label === focusedAtStart ? firstFocus : undefined}
              className={MENU_LABEL_CLASS}
              onKeyDown={() => {
                isMouse.current = false;
              }}
              onPointerDown={({ pointerType }) => {
                isMouse.current = pointerType === 'mouse';
              }}
              onClick={(event) => {
                // A mouse has opened the group by coming near: its click means that too, and leaving closes.
                if (isMouse.current && open === group.label) event.preventDefault();
              }}
            >
              <MenuLabel text={group.label} />
            </Menu.Trigger>
            {/* Its clear upper edge reaches up to the labels, so that a slow pointer never leaves the menu. */}
            <Menu.Content className="panel-in absolute inset-x-gutter top-full -mt-4 pt-4">
              <MegaMenuPanel group={group} />
            </Menu.Content>
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu.Root>
  );
}
