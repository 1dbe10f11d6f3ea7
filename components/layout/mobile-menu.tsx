import { ArrowUpRight, ChevronRight, X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { SearchBox } from '@/components/search/search-box';
import type { NavSection } from '@/lib/records/navigation';
import { LateProgress } from '../learn/progress/late-progress';
import { Badge } from '../ui/badge';
import { ICON, LARGE_ICON } from '../ui/icon-props';
import { ShopNote } from '../ui/shop-note';

export type MobileMenuProps = {
  sections: readonly NavSection[];
  shopHref: string;
  /** The element that receives the focus when the menu opens. */
  focus: 'close' | 'search';
  onClose: () => void;
};

/**
 * The menu on narrow screens: a modal dialog, so that the browser itself traps the focus, makes the rest inert, closes
 * on Escape and restores the focus. It covers the header, which stays visible; its close button is exactly above the
 * menu button.
 */
export function MobileMenu({ sections, shopHref, focus, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // The announcement bar may still be visible above the header.
  const [top] = useState(() => document.querySelector('header')?.getBoundingClientRect().top ?? 0);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    (focus === 'search' ? search : closeButton).current?.focus();
    // Wide windows show the main menu instead.
    const wide = window.matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [focus, onClose]);

  /** Closes on a click on a link or outside the menu, for which the event target is the dialog itself. */
  function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget || (target instanceof Element && target.closest('a')))
      currentTarget.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes; Escape and the button do so by keyboard
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={closeOnChoice}
      className="mobile-menu m-0 max-h-none w-full max-w-none flex-col bg-transparent text-ink backdrop:bg-transparent open:flex"
      style={{ top, height: `calc(100dvh - ${top}px)` }}
    >
      <div className="wrap pointer-events-none flex min-h-16 w-full flex-none items-center justify-end sm:min-h-19">
        <button
          ref={closeButton}
          type="button"
          aria-label="Close menu"
          onClick={() => dialog.current?.close()}
          className="pointer-events-auto grid size-target place-items-center rounded-md hover:bg-sunken"
        >
          <X {...LARGE_ICON} />
        </button>
      </div>
      <div className="panel-in flex-1 overflow-y-auto overscroll-contain border-line border-t bg-raised px-gutter pt-4 pb-8">
        <SearchBox isInline inputRef={search} onNavigate={() => dialog.current?.close()} />
        <nav aria-label="Main">
          {sections.map((section, index) => (
            <MobileMenuSection
              key={section.title}
              section={section}
              shopHref={index === sections.length - 1 ? shopHref : undefined}
            />
          ))}
        </nav>
      </div>
    </dialog>
  );
}

const ROW = 'flex min-h-target items-center justify-between border-line border-b font-medium';

/** One section of the mobile menu; the last one ends with the shop. */
function MobileMenuSection({
  section: { title, links, hasProgress },
  shopHref,
}: {
  section: NavSection;
  shopHref?: string;
}) {
  return (
    <>
      <h2 className="mt-6 mb-1 font-[650] font-sans text-muted text-sm">{title}</h2>
      {hasProgress && <LateProgress part="continue" />}
      <ul>
        {links.map(({ label, href, badge }) => (
          <li key={href}>
            <a href={href} className={ROW}>
              {label}
              {badge && <Badge className="mr-2 ml-auto">{badge}</Badge>}
              <ChevronRight {...ICON} />
            </a>
          </li>
        ))}
        {shopHref && (
          <li>
            <a href={shopHref} className={ROW}>
              Visit Shop
              <ArrowUpRight {...ICON} />
            </a>
            <ShopNote className="inline-block" />
          </li>
        )}
      </ul>
    </>
  );
}
