'use client';

import { ArrowUpRight, Menu } from 'lucide-react';
import Link from 'next/link';
import { mainNavigation } from '@/content/navigation';
import { getShopUrl } from '@/lib/site-url';
import { ButtonLink } from '../ui/button';
import { Logo } from './logo';
import { SearchForm } from './search-form';
import { ThemeToggle } from './theme-toggle';

/**
 * The sticky header. A client component for its weight alone: the same on every page, it is better
 * kept once in a cached script than repeated in each page's data (about 1 kB a page). On phones its links
 * and search sit in a disclosure that needs no JavaScript.
 */
export function Header() {
  return (
    <header className="no-print sticky top-0 z-40 border-line border-b bg-surface">
      <div className="wrap flex min-h-16 items-center gap-2 sm:min-h-19 sm:gap-7">
        <Logo />
        <nav aria-label="Main" className="hidden gap-0.5 md:flex">
          {mainNavigation.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="flex min-h-target items-center rounded-md px-3 font-medium hover:bg-sunken"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2.5">
          <SearchForm className="hidden w-62 md:block" />
          <ThemeToggle />
          <ButtonLink href={getShopUrl()} variant="outline" className="max-sm:hidden">
            Shop
            <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function MobileMenu() {
  return (
    <details className="group md:hidden">
      <summary
        aria-label="Menu"
        className="grid size-target list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" size={22} strokeWidth={1.75} />
      </summary>
      <div className="absolute inset-x-0 top-full border-line border-b bg-raised px-gutter py-4 shadow-pop">
        <SearchForm />
        <nav aria-label="Main" className="mt-3">
          {mainNavigation.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="flex min-h-target items-center border-line border-b font-medium"
            >
              {label}
            </Link>
          ))}
          <a
            href={getShopUrl()}
            className="flex min-h-target items-center justify-between font-medium"
          >
            Visit Shop
            <ArrowUpRight aria-hidden="true" size={18} strokeWidth={1.75} />
          </a>
        </nav>
      </div>
    </details>
  );
}
