import { site } from '@/content/site';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

/** What heads a page on paper alone: whose it is and where it stands. */
export function Masthead({ path }: { path: string }) {
  return (
    <p className="mb-3 hidden justify-between gap-6 border-b pb-2 text-sm print:flex">
      <b>{site.name}</b>
      <span>{toAbsoluteUrl(path)}</span>
    </p>
  );
}
