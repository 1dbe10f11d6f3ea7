import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { FollowLinks } from '@/components/layout/follow-links';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { ThemeProvider } from '@/components/layout/theme-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { SITE_MANIFEST, site } from '@/content/site';
import { PAGE_ICONS } from '@/lib/figures/app-icons';
import darkColors from '@/lib/figures/dark-colors.json' with { type: 'json' };
import lightColors from '@/lib/figures/light-colors.json' with { type: 'json' };
import { getAlternates } from '@/lib/seo/metadata';
import { getSiteUrl } from '@/lib/seo/site-url';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(getSiteUrl()),
  title: { default: site.name, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  alternates: getAlternates(),
  manifest: SITE_MANIFEST,
  icons: PAGE_ICONS,
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: lightColors.deep },
    { media: '(prefers-color-scheme: dark)', color: darkColors.deep },
  ],
};

/**
 * Removes script elements that failed to load. The Next.js runtime requests a missing script again and reports a second
 * failure; for one that failed before the runtime started, it would wait for ever, with every field locked.
 */
const DROP_FAILED_SCRIPTS = `addEventListener('error',({target:t})=>{t.tagName=='SCRIPT'&&t.remove()},true)`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // A script sets the theme's class before hydration, so server and client HTML differ here.
    <html lang={site.language} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
        <script dangerouslySetInnerHTML={{ __html: DROP_FAILED_SCRIPTS }} />
      </head>
      <body>
        <ThemeProvider storageKey={site.themeStorageKey}>
          <a
            href="#main"
            className="absolute top-0 left-4 z-50 min-h-target [translate:0_-100%] rounded-md bg-raised px-4 py-2 font-semibold focus:top-2 focus:[translate:0]"
          >
            Skip to content
          </a>
          <AnnouncementBar />
          <Header />
          <main id="main" tabIndex={-1} className="[outline:none]">
            {children}
          </main>
          <Footer />
          <ToastHost />
          <FollowLinks />
        </ThemeProvider>
      </body>
    </html>
  );
}
