import { ArrowUpRight } from 'lucide-react';
import { site } from '@/content/site';
import { navigationRecord } from '@/lib/records/navigation';
import { getShopUrl } from '@/lib/seo/site-url';
import { ButtonLink } from '../ui/button';
import { SMALL_ICON } from '../ui/icon-props';
import { StaticHtml } from '../ui/static-html';
import { SHOP_NOTE_ID } from './announcement-bar';
import { FOOTER_ID } from './footer';
import { HeaderTools } from './header-tools';
import { MainMenu } from './main-menu';
import { ThemeToggle } from './theme-toggle';

/** The header: logo, main menu, search, theme toggle and the link to the shop. */
export function Header() {
  const { menuGroups } = navigationRecord.get();
  return (
    <header className="no-print sticky top-0 z-40 border-line border-b bg-surface">
      <div className="wrap relative flex min-h-16 items-center py-2 gap-x-2 max-lg:flex-wrap noscript:flex-wrap sm:min-h-19 xl:gap-x-7">
        <StaticHtml className="contents">
          <Logo />
        </StaticHtml>
        <MainMenu labels={menuGroups.map(({ label, href }) => ({ label, href }))} />
        <HeaderTools shopHref={getShopUrl()} menuFallback={`#${FOOTER_ID}`}>
          <ThemeToggle />
          <StaticHtml className="contents">
            <ButtonLink
              href={getShopUrl()}
              variant="outline"
              aria-label="Shop, a site of its own"
              aria-describedby={SHOP_NOTE_ID}
              className="max-lg:hidden"
            >
              Shop
              <ArrowUpRight {...SMALL_ICON} />
            </ButtonLink>
          </StaticHtml>
        </HeaderTools>
      </div>
    </header>
  );
}

/** The logo (a capital A whose cross-bar is an amide bond) and the name, linked to home. */
function Logo() {
  return (
    <a
      href="/"
      className="flex min-h-target min-w-0 max-w-max grow basis-[min-content] items-center gap-2.5 font-semibold font-serif text-lg leading-none tracking-title lg:shrink-0 lg:whitespace-nowrap"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        width="36"
        height="36"
        fill="none"
        className="shrink-0"
      >
        <path
          d="M20 7 7.5 33M20 7l12.5 26M13.4 20.8h13.2"
          stroke="var(--color-ink)"
          strokeWidth="3"
        />
        <path
          d="M13 26.4h14"
          stroke="var(--color-accent-mark)"
          strokeWidth="2.8"
          strokeDasharray="3.6 1.6"
        />
        <circle cx="20" cy="7" r="5.4" fill="var(--color-accent-mark)" />
        <circle cx="7" cy="33.4" r="5.2" fill="var(--color-brand)" />
        <circle cx="33" cy="33.4" r="5.2" fill="var(--color-brand)" />
      </svg>
      <span>
        {`${site.brand} `}
        <span className="font-normal">{site.name.slice(site.brand.length + 1)}</span>
      </span>
    </a>
  );
}
