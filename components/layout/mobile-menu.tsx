import { ArrowUpRight, ChevronRight, X } from 'lucide-react';
import Link from 'next/link';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { mobileSections, type NavSection } from '@/content/navigation';
import { getShopUrl } from '@/lib/seo/site-url';
import { Badge } from '../ui/badge';

const ROW = 'flex min-h-target items-center justify-between border-line border-b font-medium';

/**
 * The menu of narrow screens: a modal dialog, so that the browser itself keeps the focus inside, makes the
 * rest inert, closes on Escape and gives the focus back. It lies over the header, which stays visible; its
 * close button stands exactly where the menu's button is.
 */
export function MobileMenu({ focus, onClose }: { focus: 'close' | 'search'; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // The announcement bar may still be above the header.
  const [top] = useState(() => document.querySelector('header')?.getBoundingClientRect().top ?? 0);

  useEffect(() => {
    dialog.current?.showModal();
    (focus === 'search' ? search : closeButton).current?.focus();
    // A window made wide shows the main menu instead.
    const wide = window.matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [focus, onClose]);

  /** A click on a link, or beside the sheet (which the browser reports on the dialog itself), closes. */
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
          <X aria-hidden="true" size={22} strokeWidth={1.75} />
        </button>
      </div>
      <div className="panel-in flex-1 overflow-y-auto overscroll-contain border-line border-t bg-raised px-gutter pt-4 pb-10">
        <SearchBox isInline inputRef={search} onNavigate={() => dialog.current?.close()} />
        <nav aria-label="Main">
          {mobileSections.map((section, index) => (
            <Section key={section.title} section={section}>
              {index === mobileSections.length - 1 && (
                <li>
                  <a href={getShopUrl()} className={ROW}>
                    Visit Shop
                    <ArrowUpRight aria-hidden="true" size={18} strokeWidth={1.75} />
                  </a>
                </li>
              )}
            </Section>
          ))}
        </nav>
      </div>
    </dialog>
  );
}

function Section({
  section: { title, links },
  children,
}: {
  section: NavSection;
  children: ReactNode;
}) {
  return (
    <>
      <h2 className="mt-6 mb-1 font-[650] font-sans text-muted text-sm">{title}</h2>
      <ul>
        {links.map(({ label, href, badge }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={ROW}>
              {label}
              {badge && <Badge className="mr-2 ml-auto">{badge}</Badge>}
              <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
