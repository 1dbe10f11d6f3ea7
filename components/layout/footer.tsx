'use client';

import Link from 'next/link';

import type { ReactNode } from 'react';
import { fileLinks, footerColumns } from '@/content/navigation';
import { site } from '@/content/site';
import { getShopUrl } from '@/lib/site-url';
import { NewsletterForm } from './newsletter-form';

const LINK = 'inline-block py-1.5 text-on-deep-muted hover:text-on-deep hover:underline';

/** The footer of every page. A client component for the same reason as the header. */
export function Footer() {
  return (
    <footer className="on-deep-band no-print pt-14 pb-8 text-sm">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-[1fr_1fr_1fr_1.75fr]">
          {footerColumns.map(({ title, links }) => (
            <FooterColumn key={title} title={title}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false} className={LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </FooterColumn>
          ))}
          <FooterColumn title="Company">
            <li>
              <a href={getShopUrl()} className={LINK}>
                Visit Shop
              </a>
            </li>
          </FooterColumn>
          <div className="order-first col-span-2 lg:order-none lg:col-span-1">
            <h2 className="mb-3 text-lg">Stay Informed</h2>
            <p className="text-on-deep-muted">New articles and research updates, by email.</p>
            <NewsletterForm />
          </div>
        </div>
        <p className="mt-9 max-w-232 text-on-deep-muted text-xs">{site.disclaimer}</p>
        <div className="mt-10 flex flex-wrap justify-between gap-x-8 gap-y-4 border-deep-line border-t pt-5 text-on-deep-muted">
          <span>
            © {site.copyrightYear} {site.name}
          </span>
          <span className="flex gap-5">
            {fileLinks.map(({ label, href }) => (
              <a key={href} href={href} className="py-1 underline underline-offset-4">
                {label}
              </a>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
