import { ShopNote } from '@/components/ui/shop-note';
import { site } from '@/content/site';
import { StaticHtml } from '../ui/static-html';

/** The id of the note that describes the header's link to the shop. */
export const SHOP_NOTE_ID = 'shop-note';

/** The band above the header. */
export function AnnouncementBar() {
  const { text, link } = site.announcement;
  return (
    <aside
      aria-label="Announcement"
      className="on-deep-band no-print text-xs leading-tight sm:text-sm"
    >
      <StaticHtml className="wrap flex min-h-10 items-center justify-between gap-4 py-1 sm:justify-center">
        <span>{text}</span>
        <a
          href={link.href}
          className="flex flex-none items-center py-1.5 font-[650] underline underline-offset-4"
        >
          {link.label}
        </a>
        {/* At the end of the row, directly above the header's link to the shop. */}
        <ShopNote id={SHOP_NOTE_ID} className="ml-auto max-lg:hidden" />
      </StaticHtml>
    </aside>
  );
}
