'use client';

import { NewsletterForm } from './newsletter-form';

export type Links = readonly { label: string; href: string }[];

export type FooterBandProps = {
  id: string;
  columns: readonly { title: string; links: Links }[];
  legalLinks: Links;
  /** Files served as they are, so the browser loads them itself. */
  fileLinks: Links;
  shopHref: string;
  disclaimer: string;
  copyright: string;
};

const LINK = 'inline-block py-1.5 text-on-deep-muted hover:text-on-deep hover:underline';
const END_LINK = 'py-1 underline underline-offset-4';

/**
 * What the footer shows. On the client because, drawn by the server, it adds 1.6 kB to a guide's HTML (1.2 kB
 * with the scripts), and the longest articles have no room left below their bar.
 */
export function FooterBand({
  id,
  columns,
  legalLinks,
  fileLinks,
  shopHref,
  disclaimer,
  copyright,
}: FooterBandProps) {
  const isLast = (index: number) => index === columns.length - 1;
  return (
    <footer id={id} className="on-deep-band no-print pt-11 pb-8 text-sm">
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.1fr_1fr_1fr_1.75fr]">
          {columns.map(({ title, links }, index) => (
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
                    <a href={shopHref} className={LINK}>
                      Visit Shop
                    </a>
                  </li>
                )}
              </ul>
            </div>
          ))}
          <div className="order-first col-span-full lg:order-none lg:col-span-1">
            <h2 className="mb-3 text-lg">Stay Informed</h2>
            <p className="text-on-deep-muted">New articles and research updates, by email.</p>
            <NewsletterForm />
          </div>
        </div>
        <p className="mt-6 max-w-232 text-on-deep-muted text-xs">{disclaimer}</p>
        <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-4 border-deep-line border-t pt-5 text-on-deep-muted">
          <span>{copyright}</span>
          <span className="flex flex-wrap gap-x-5 gap-y-2">
            {legalLinks.map(({ label, href }) => (
              <a key={href} href={href} className={END_LINK}>
                {label}
              </a>
            ))}
            {fileLinks.map(({ label, href }) => (
              <a key={href} href={href} className={END_LINK}>
                {label}
              </a>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}
