import { site } from '@/content/site';
import { navigationRecord } from '@/lib/records/navigation';
import { getShopUrl } from '@/lib/seo/site-url';
import { StaticHtml } from '../ui/static-html';
import { NewsletterForm } from './newsletter-form';

/** The id of the footer, which the mobile menu's button links to without JavaScript. */
export const FOOTER_ID = 'site-links';

const LINK = 'inline-block py-1.5 text-on-deep-muted hover:text-on-deep hover:underline';

/** The footer: columns of links, the newsletter form, the disclaimer and the legal links. */
export function Footer() {
  const { fileLinks, footerColumns, legalLinks } = navigationRecord.get();
  const isLast = (index: number) => index === footerColumns.length - 1;
  return (
    <footer id={FOOTER_ID} className="on-deep-band no-print pt-11 pb-8 text-sm">
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.1fr_1fr_1fr_1.75fr]">
          <StaticHtml className="contents">
            {footerColumns.map(({ title, links }, index) => (
              <div key={title} className={isLast(index) ? 'max-md:col-span-full' : undefined}>
                <h2 className="mb-3 text-lg">{title}</h2>
                <ul className={isLast(index) ? 'gap-x-8 max-md:columns-2' : undefined}>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href} className={LINK}>
                        {label}
                      </a>
                    </li>
                  ))}
                  {isLast(index) && (
                    <li>
                      <a href={getShopUrl()} className={LINK}>
                        Visit Shop
                      </a>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </StaticHtml>
          <div className="col-span-full lg:col-span-1">
            <h2 className="mb-3 text-lg">Stay Informed</h2>
            <p className="text-on-deep-muted">New articles and research updates, by email.</p>
            <NewsletterForm />
          </div>
        </div>
        <StaticHtml>
          <p className="mt-6 max-w-232 text-on-deep-muted text-xs">{site.disclaimer}</p>
          <div className="mt-6 flex flex-wrap items-baseline justify-between gap-4 border-deep-line border-t pt-5 text-on-deep-muted">
            <span>{`© ${site.copyrightYear} ${site.name}`}</span>
            <span className="flex flex-wrap gap-x-5 gap-y-2">
              {/* `fileLinks` lead to static files, which the browser loads itself. */}
              {[...legalLinks, ...fileLinks].map(({ label, href }) => (
                <a key={href} href={href} className="py-1 underline underline-offset-4">
                  {label}
                </a>
              ))}
            </span>
          </div>
        </StaticHtml>
      </div>
    </footer>
  );
}
