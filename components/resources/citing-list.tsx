import { getCitingPages } from '@/lib/pages/citing-pages';
import { formatCount } from '@/lib/text/format';
import { NoBreak } from '../ui/no-break';
import { TextList } from '../ui/text-list';

/** Every sentence of the site that cites a paper, grouped by page. */
export function CitingList({ id }: { id: string }) {
  const pages = getCitingPages(id);
  if (pages.length === 0) return <p>No sentence of this site rests on it yet.</p>;
  return (
    <>
      <p className="font-sans text-base text-ink-2">
        {formatCount(pages.length, 'page')}; each name leads to the place on its page.
      </p>
      <ul className="mt-4 gap-x-12 font-sans text-base lg:columns-2">
        {pages.map(({ title, href, sentences }) => (
          <li key={href} className="break-inside-avoid-column pb-4">
            <a href={href} className="font-[650]">
              <NoBreak text={title} />
              <span className="sr-only">, where it cites this</span>
            </a>
            <TextList texts={sentences} className="list-disc pl-5 text-sm" />
          </li>
        ))}
      </ul>
    </>
  );
}
