import { ArrowUpRight } from 'lucide-react';
import { menuGroups } from '@/content/navigation';
import { getShopUrl } from '@/lib/seo/site-url';
import { ButtonLink } from '../ui/button';
import { SMALL_ICON } from '../ui/icon-props';
import { SHOP_NOTE_ID } from './announcement-bar';
import { FOOTER_ID } from './footer';
import { HeaderTools } from './header-tools';
import { Logo } from './logo';
import { MainMenu } from './main-menu';
import { ThemeToggle } from './theme-toggle';

/** The sticky header. */
export function Header() {
  return (
    <header className="no-print sticky top-0 z-40 border-line border-b bg-surface">
      <div className="wrap relative flex min-h-16 items-center gap-x-2 noscript:flex-wrap sm:min-h-19 xl:gap-x-7">
        <Logo />
        <MainMenu labels={menuGroups.map(({ label, href }) => ({ label, href }))} />
        <HeaderTools shopHref={getShopUrl()} menuFallback={`#${FOOTER_ID}`}>
          <ThemeToggle />
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
        </HeaderTools>
      </div>
    </header>
  );
}
