import { site } from '@/content/site';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

/** A header for print only: the site's name and the page's address. */
export function Masthead({ path }: { path: string }) {
  return (
    <p className="mb-3 hidden justify-between gap-6 border-b pb-2 text-sm print:flex">
      <b>{site.name}</b>
      <span>{toAbsoluteUrl(path)}</span>
    </p>
  );
}
