import { site } from '@/content/site';
import { navigationRecord } from '@/lib/records/navigation';
import { getShopUrl } from '@/lib/seo/site-url';
import { FooterBand, type Links } from './footer-band';

/** Where the links of the footer stand: the mobile menu's button leads there when no script runs. */
export const FOOTER_ID = 'site-links';

export function Footer() {
  const { fileLinks, footerColumns, legalLinks } = navigationRecord.get();
  return (
    <FooterBand
      id={FOOTER_ID}
      columns={footerColumns.map(({ title, links }) => ({ title, links: getLabels(links) }))}
      legalLinks={legalLinks}
      fileLinks={fileLinks}
      shopHref={getShopUrl()}
      disclaimer={site.disclaimer}
      copyright={`© ${site.copyrightYear} ${site.name}`}
    />
  );
}

/** Links without what only the menus show of them. */
function getLabels(links: Links): Links {
  return links.map(({ label, href }) => ({ label, href }));
}
