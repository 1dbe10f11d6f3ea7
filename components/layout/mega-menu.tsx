import * as Menu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef, useState } from 'react';
import type { NavGroup } from '@/lib/records/navigation';
import { MegaMenuPanel } from './mega-menu-panel';
import { MENU_LABEL_CLASS, MenuLabel } from './menu-label';

export type MegaMenuProps = {
  groups: readonly NavGroup[];
  /** The label that had the focus when this menu replaced the labels. */
  focusedAtStart?: string;
  /** The group that was hovered or pressed at that moment. */
  openAtStart?: string;
};

/**
 * The mega-menu: one panel per group below the header. Panels open on hover, click, Enter, Space and Arrow Down. They
 * close 150 ms after the pointer has left (the specified delay is Radix's default), on Escape, on a click outside and
 * when a link is followed.
 */
export function MegaMenu({ groups, focusedAtStart, openAtStart = '' }: MegaMenuProps) {
  const [open, setOpen] = useState(openAtStart);
  const firstFocus = useRef<HTMLButtonElement>(null);
  const isMouse = useRef(false);

  // Before the next paint: a key pressed until then would find no focus.
  useLayoutEffect(() => {
    firstFocus.current?.focus();
  }, []);

  return (
    <Menu.Root
      aria-label="Main"
      // Static position, so that panels are placed relative to the header and not to the list. The hidden spans are
      // focus proxies for a separate viewport; here each panel directly follows its label.
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
                // Hovering has already opened the group, so a mouse click must not close it.
                if (isMouse.current && open === group.label) event.preventDefault();
              }}
            >
              <MenuLabel text={group.label} />
            </Menu.Trigger>
            {/* Transparent padding reaches up to the labels, so that a slow pointer does not leave the menu. */}
            <Menu.Content className="panel-in absolute inset-x-gutter top-full -mt-4 pt-4">
              <MegaMenuPanel group={group} />
            </Menu.Content>
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu.Root>
  );
}
