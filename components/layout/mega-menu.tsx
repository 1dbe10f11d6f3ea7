import * as Menu from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { menuGroups } from '@/content/navigation';
import { TRIGGER_CLASS } from './main-menu';
import { MegaMenuPanel } from './mega-menu-panel';

/** A click this soon after hovering has opened a group is meant to open it, not to close it again. */
const SETTLING_TIME = 400;

/** What the visitor did before the menu was there: the label with the focus, and the one to open. */
export type MegaMenuStart = { focused?: string; open?: string };

/**
 * The groups as panels under the header. They open on hover, click, Enter, Space and Arrow Down, and close
 * 150 ms after the pointer has left (the library's own delay is the specified one), on Escape, on a click
 * outside and when a link is chosen.
 */
export function MegaMenu({ start }: { start: MegaMenuStart }) {
  const [open, setOpen] = useState(start.open ?? '');
  const openedAt = useRef(0);
  const root = useRef<HTMLElement>(null);

  // Before the browser goes on: a key pressed in between would find no focus, and a click close what has just
  // opened.
  useLayoutEffect(() => {
    openedAt.current = Date.now();
    if (!start.focused) return;
    const triggers = root.current?.querySelectorAll('button') ?? [];
    for (const trigger of triggers) if (trigger.textContent === start.focused) trigger.focus();
  }, [start.focused]);

  return (
    <Menu.Root
      ref={root}
      aria-label="Main"
      // The library makes its list the panels' frame; theirs is the header. Its hidden focus stops are
      // for panels that stand elsewhere in the document; these follow their labels.
      className="hidden lg:block [&>div]:static! [&_li>span]:hidden"
      delayDuration={100}
      value={open}
      onValueChange={(value) => {
        openedAt.current = Date.now();
        setOpen(value);
      }}
    >
      <Menu.List className="flex gap-0.5">
        {menuGroups.map((group) => (
          <Menu.Item key={group.label} value={group.label}>
            <Menu.Trigger
              className={TRIGGER_CLASS}
              onClick={(event) => {
                const isSettling = Date.now() - openedAt.current < SETTLING_TIME;
                if (open === group.label && isSettling) event.preventDefault();
              }}
            >
              {group.label}
              <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
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
