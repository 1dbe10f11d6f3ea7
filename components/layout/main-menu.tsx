import { ChevronDown } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { menuGroups } from '@/content/navigation';
import { ButtonOrLink } from '../ui/button-or-link';
import type { MegaMenuStart } from './mega-menu';

export const TRIGGER_CLASS =
  'flex min-h-target items-center gap-1 px-2 xl:px-3 font-medium hover:bg-sunken aria-expanded:text-brand aria-expanded:[box-shadow:inset_0_-2px_var(--color-accent-mark)]';

/**
 * The main menu. What first stands there are the labels alone: links as long as no script runs, and the
 * mega-menu, with its library and its links, is fetched when a pointer or the focus comes near.
 */
export function MainMenu() {
  const [menu, setMenu] = useState<{
    Component: ComponentType<{ start: MegaMenuStart }>;
    start: MegaMenuStart;
  }>();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);

  async function load() {
    const { MegaMenu } = await import('./mega-menu');
    if (!list.current) return;
    // What the visitor did while it was loading goes on in the menu that takes this one's place.
    const focused = list.current.querySelector(':focus')?.textContent ?? undefined;
    const hovered = list.current.querySelector('a:hover')?.textContent ?? undefined;
    const start = { focused, open: wanted.current ?? hovered };
    // At once: a key pressed between this reading and the change would move a focus that is then lost.
    flushSync(() => setMenu({ Component: MegaMenu, start }));
  }

  const preload = () => void load().catch(() => {});

  /** Opens a group as soon as it can; should its code not come, the label leads to the group's page. */
  function open(label: string, href: string) {
    wanted.current = label;
    load().catch(() => window.location.assign(href));
  }

  if (menu) return <menu.Component start={menu.start} />;
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul ref={list} className="flex gap-0.5">
        {menuGroups.map(({ label, href }) => (
          <li key={label}>
            <ButtonOrLink
              href={href}
              aria-expanded={false}
              className={TRIGGER_CLASS}
              onPointerEnter={preload}
              onFocus={preload}
              onPress={() => open(label, href)}
            >
              {label}
              <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
            </ButtonOrLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
